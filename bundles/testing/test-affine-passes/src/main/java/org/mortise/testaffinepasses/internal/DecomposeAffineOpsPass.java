// SPDX-License-Identifier: Apache-2.0
package org.mortise.testaffinepasses.internal;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ApplyDecomposition;
import org.mortise.dialect.affine.ApplyOp;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code test-decompose-affine-ops}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class DecomposeAffineOpsPass implements PassFactory {
  private static final PassSpec SPEC = PassSpec.of("test-decompose-affine-ops",
      "Tests affine ops decomposition utility functions.")
      .withLocalTitle("TestDecomposeAffineOps")
      .onOperation("func.func")
      .withDialects("affine");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> {
      List<ApplyOp> applications = new ArrayList<>();
      function.walk(op -> {
        if (ApplyOp.of(op) != null) {
          applications.add(ApplyOp.of(op));
        }
      });
      for (ApplyOp apply : applications) {
        ApplyDecomposition.reorderOperandsByHoistability(apply);
        ApplyDecomposition.decompose(apply);
      }
    };
  }
}
