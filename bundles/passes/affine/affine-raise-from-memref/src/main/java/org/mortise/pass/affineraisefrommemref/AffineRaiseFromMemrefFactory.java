// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.affineraisefrommemref;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.AccessRaising;
import org.mortise.dialect.memref.LoadOp;
import org.mortise.dialect.memref.StoreOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.rewrite.PatternRewriter;
import org.osgi.service.component.annotations.Component;

/** The pass {@code affine-raise-from-memref}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AffineRaiseFromMemrefFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("affine-raise-from-memref", "Turn some memref operators to affine operators where supported")
          .withTitle("RaiseMemrefDialect")
          .withDescription("""
              Replaces each `memref.load` and `memref.store` by `affine.load` and `affine.store` if all indices are sums
              and products, by `arith.addi` and `arith.muli`, of constants, dimensions and symbols. The operations that
              compute the indices stay. Attributes that are not those of the affine access are dropped. Linear in the
              operations and in the size of the expressions, which is limited.""")
          .onOperation("func.func")
          .withDialects("affine");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return (function, run) -> {
      List<Operation> accesses = new ArrayList<>();
      function.walk(op -> {
        if (LoadOp.of(op) != null || StoreOp.of(op) != null) {
          accesses.add(op);
        }
      });
      PatternRewriter rewriter = new PatternRewriter(function.context());
      boolean changed = false;
      for (Operation access : accesses) {
        changed |= AccessRaising.raise(access, rewriter);
      }
      if (!changed) {
        run.markAllAnalysesPreserved();
      }
    };
  }
}
