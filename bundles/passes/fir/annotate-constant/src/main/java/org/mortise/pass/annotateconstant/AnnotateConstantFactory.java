// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.annotateconstant;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.fir.FirDialect;
import org.mortise.ir.Attribute;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.UnitAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.pass.Pass;
import org.mortise.ir.pass.PassFactory;
import org.mortise.ir.pass.PassOptions;
import org.mortise.ir.pass.PassRun;
import org.mortise.ir.pass.PassSpec;
import org.osgi.service.component.annotations.Component;

/** The pass {@code annotate-constant}. */
@Component(service = PassFactory.class)
@AutoService(PassFactory.class)
public final class AnnotateConstantFactory implements PassFactory {
  private static final String ANNOTATION = "canonicalize_constant_operands";

  private static final PassSpec SPEC =
      PassSpec.of("annotate-constant", "Annotate constant operands to all FIR operations")
          .withTitle("AnnotateConstantOperands")
          .withDescription("""
              Adds to each operation of the `fir` dialect of which an operand is an `arith.constant` the attribute
              `canonicalize_constant_operands`: an array with the value of each constant operand, and `unit` for each
              other operand. Linear in the number of operands.""");

  @Override
  public PassSpec spec() {
    return SPEC;
  }

  @Override
  public Pass create(PassOptions options) {
    return AnnotateConstantFactory::run;
  }

  private static void run(Operation root, PassRun run) {
    boolean[] changed = {false};
    root.walkPreOrder(op -> {
      Dialect dialect = op.name().dialect();
      if (dialect instanceof FirDialect && hasConstant(op)) {
        op.setAttr(ANNOTATION, values(op));
        changed[0] = true;
      }
    });
    if (!changed[0]) {
      run.markAllAnalysesPreserved();
    }
  }

  private static boolean hasConstant(Operation op) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (ConstantOp.of(op.operand(i).definingOp()) != null) {
        return true;
      }
    }
    return false;
  }

  private static ArrayAttr values(Operation op) {
    List<Attribute> values = new ArrayList<>();
    for (int i = 0; i < op.operandCount(); i++) {
      ConstantOp constant = ConstantOp.of(op.operand(i).definingOp());
      values.add(constant == null ? UnitAttr.of(op.context()) : constant.valueAttr());
    }
    return ArrayAttr.of(op.context(), values);
  }
}
