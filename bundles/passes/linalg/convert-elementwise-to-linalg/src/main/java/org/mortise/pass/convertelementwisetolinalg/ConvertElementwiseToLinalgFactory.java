// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.convertelementwisetolinalg;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code convert-elementwise-to-linalg}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ConvertElementwiseToLinalgFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("convert-elementwise-to-linalg", "Convert ElementwiseMappable ops to linalg")
          .withTitle("ConvertElementwiseToLinalgPass")
          .withDescription("""
              Replaces operations on ranked tensors that compute each element from those at the same place by
              `linalg.generic` with the operation on scalars. Operations that fold are folded. Linear in the
              operations.""")
          .withDialects("linalg", "memref");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return new ElementwiseConversion();
  }
}
