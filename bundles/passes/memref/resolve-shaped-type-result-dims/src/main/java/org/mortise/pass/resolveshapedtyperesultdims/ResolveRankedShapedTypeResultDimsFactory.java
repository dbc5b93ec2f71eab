// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.resolveshapedtyperesultdims;

import com.google.auto.service.AutoService;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code resolve-ranked-shaped-type-result-dims}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class ResolveRankedShapedTypeResultDimsFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("resolve-ranked-shaped-type-result-dims", "Resolve memref.dim of result values of ranked shape type")
          .withTitle("ResolveRankedShapeTypeResultDims")
          .withDescription("""
              Replaces the sizes of results of operations that implement ReifyRankedShapedTypeOpInterface, as
              tensor.dim and memref.dim compute them, by sizes of the operands.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return DimOfReifiedShape.pass();
  }
}
