// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.memrefexpand;

import com.google.auto.service.AutoService;
import java.util.Map;
import org.mortise.dialect.memref.AtomicRMWOp;
import org.mortise.dialect.memref.ReshapeOp;
import org.mortise.ir.Operation;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.mortise.ir.transform.ConversionPattern;
import org.mortise.ir.transform.PartialConversion;
import org.mortise.ir.transform.PartialConversion.Legality;
import org.osgi.service.component.annotations.Component;

/** The pass {@code memref-expand}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class MemRefExpandFactory implements PassFactory {
  private static final PassSpec SPEC =
      PassSpec.of("memref-expand", "Legalize memref operations to be convertible to LLVM.")
          .withTitle("ExpandOps")
          .withDescription("""
              Replaces atomic minima and maxima of floating-point numbers by `memref.generic_atomic_rmw`, and a
              `memref.reshape` to a static number of dimensions by `memref.reinterpret_cast`. Operations of other
              dialects than `arith` and `memref` are folded on the way. Linear in the operations and the dimensions.""")
          .withDialects("arith", "memref");

  private static final Map<String, ConversionPattern> PATTERNS = Map.of(
      AtomicRMWOp.NAME, (op, rewriter) -> AtomicExpansion.expand(AtomicRMWOp.of(op), rewriter),
      ReshapeOp.NAME, (op, rewriter) -> ReshapeExpansion.expand(ReshapeOp.of(op), rewriter));

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return MemRefExpandFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    PartialConversion.Outcome outcome = PartialConversion.apply(root, MemRefExpandFactory::legality, PATTERNS);
    if (outcome.failure() != null) {
      run.emit(outcome.failure());
    } else if (!outcome.changed()) {
      run.markAllAnalysesPreserved();
    }
  }

  private static Legality legality(Operation op) {
    AtomicRMWOp atomic = AtomicRMWOp.of(op);
    ReshapeOp reshape = ReshapeOp.of(op);
    if (atomic != null && AtomicExpansion.isNeeded(atomic) || reshape != null && ReshapeExpansion.isPossible(reshape)) {
      return Legality.ILLEGAL;
    }
    String dialect = op.name().dialectNamespace();
    return dialect.equals("arith") || dialect.equals("memref") ? Legality.LEGAL : Legality.UNKNOWN;
  }
}
