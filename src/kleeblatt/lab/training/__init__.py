"""The trainer: afterstate value nets by TD(λ) on self-play, on CPU cores or an accelerator."""
