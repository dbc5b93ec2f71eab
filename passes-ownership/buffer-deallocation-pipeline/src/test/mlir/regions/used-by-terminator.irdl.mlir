// RUN:
// REFERENCE: has no dialect ods.

ods.dialect @looping {
  ods.operation @while {
    operands = ["inits: any..."],
    results = ["results: any..."],
    regions = ["body: one_block"],
    traits = ["recursive_memory_effects"],
    interfaces = ["region_branch(entry: body(inits), body: body(...) | exit(...))", "loop(body)"]
  }
  ods.operation @condition {
    operands = ["used: any read", "passed: any..."],
    traits = ["terminator"],
    interfaces = ["region_branch_terminator(passed)"]
  }
}
