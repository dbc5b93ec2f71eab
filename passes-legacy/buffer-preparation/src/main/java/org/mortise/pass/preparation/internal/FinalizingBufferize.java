// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.preparation.internal;

import com.google.auto.service.AutoService;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code finalizing-bufferize}; {@link TensorRemoval} implements it. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class FinalizingBufferize implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("finalizing-bufferize", "Finalize a partial bufferization")
      .withDescription("""
          Removes `bufferization.to_tensor` and `bufferization.to_memref`: buffers take the place of the tensors between
          them. Where types differ, a buffer is cast or, if the cast might fail, copied. Preconditions:
          1. No other operation has tensors as operands or results. Arguments of blocks may be tensors.
          2. A buffer that differs in more than shape and layout, such as the memory space, is not used.
          Unlike in MLIR, what is copied is copied where the tensor is made, and not where the buffer is:
          it might be written in between. If it fails, the program is as it was. Linear.
          """)
      .onOperation("func.func")
      .withDialects("arith", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> {
      Diagnostic error = new TensorRemoval(function).apply();
      if (error != null) {
        run.emit(error);
      }
    };
  }
}
