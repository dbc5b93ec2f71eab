Pass Manager with 1 passes:
builtin.module(inline{default-pipeline=canonicalize{top-down=false} inlining-threshold=4294967295 max-iterations=4 op-pipelines=func.func(canonicalize{  max-iterations=3 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},cse),any(inline{default-pipeline=canonicalize inlining-threshold=4294967295 max-iterations=4 op-pipelines=func.func(canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true})})})

module {
  func.func @f() {
    return
  }
}

