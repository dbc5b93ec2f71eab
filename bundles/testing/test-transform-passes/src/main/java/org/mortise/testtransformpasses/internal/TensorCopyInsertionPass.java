// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.bufferization.BufferizationOptions;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOption;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.oneshot.OneShotBufferization;
import org.mortise.oneshot.OneShotOptions;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-tensor-copy-insertion}: copies the tensors that must not be changed in place. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class TensorCopyInsertionPass implements PassFactory {
  private static final PassOption<Boolean> RETURN_ALLOCS = PassOption.flag(
      "allow-return-allocs-from-loops", false, "Allows returning/yielding new allocations from a loop.");
  private static final PassOption<Boolean> BOUNDARIES =
      PassOption.flag("bufferize-function-boundaries", false, "Bufferize function boundaries.");
  private static final PassOption<Boolean> INFER_SPACE = PassOption.flag("must-infer-memory-space", false,
      "The memory space of an memref types must always be inferred. If unset, a default memory space of 0 is used "
          + "otherwise.");
  private static final PassSpec SPEC =
      PassSpec.of("test-tensor-copy-insertion", "Module pass to test Tensor Copy Insertion")
      .withLocalTitle("TestTensorCopyInsertionPass")
      .onOperation("builtin.module")
      .withDialects("bufferization")
      .withOptions(RETURN_ALLOCS, BOUNDARIES, INFER_SPACE);

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    BufferizationOptions used = BufferizationOptions.builder()
        .allowReturnAllocsFromLoops(options.get(RETURN_ALLOCS))
        .bufferizeFunctionBoundaries(options.get(BOUNDARIES))
        .mustInferMemorySpace(options.get(INFER_SPACE))
        .build();
    return (module, run) -> new OneShotBufferization(used, OneShotOptions.DEFAULT, run::emit)
        .insertTensorCopies(module);
  }
}
