// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.linalginlinescalaroperands;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code linalg-inline-scalar-operands}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class LinalgInlineScalarOperandsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("linalg-inline-scalar-operands", "Inline scalar operands into linalg generic ops")
          .withTitle("LinalgInlineScalarOperandsPass")
          .withDescription("""
              Replaces inputs of `linalg.generic` on tensors of which every iteration reads the same element by an
              extraction of that element in the body. Leaves operations on buffers unchanged. Linear in the number of
              operands.""")
          .withDialects("linalg");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return InlineScalarOperands.pass();
  }
}
