// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.Cases;
import org.mortise.dialect.fir.RangeAttr;
import org.mortise.dialect.fir.SelectCaseOp;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Branches with several successors. */
final class Branches {
  private Branches() {}

  /** Selects by an integer. */
  static void select(Operation op, CodeBuilder code) {
    Cases all = new Cases(op);
    List<BigInteger> cases = new ArrayList<>();
    List<Label> targets = new ArrayList<>();
    Label otherwise = null;
    for (int i = 0; i < all.count(); i++) {
      if (all.tag(i) instanceof IntegerAttr value) {
        cases.add(value.signedValue());
        targets.add(target(op, all, i, code));
      } else {
        otherwise = target(op, all, i, code);
      }
    }
    Label none = otherwise == null ? new Label() : otherwise;
    targets.add(none);
    code.jump(code.operand(op, 0), cases, targets);
    if (otherwise == null) {
      code.place(none);
      code.fail("has no case for the value");
    }
  }

  /** Selects the first range that contains the value. */
  static void selectCase(SelectCaseOp op, CodeBuilder code) {
    if (op.selector().type() instanceof CharacterType) {
      throw new UnsupportedOperationException("cases of characters are not supported");
    }
    Cases all = new Cases(op.operation());
    Register selector = code.value(op.selector());
    Label otherwise = null;
    for (int i = 0; i < all.count(); i++) {
      if (!(all.tag(i) instanceof RangeAttr range)) {
        otherwise = target(op.operation(), all, i, code);
        continue;
      }
      Label matches = target(op.operation(), all, i, code);
      List<Register> bounds = code.values(all.compared(i));
      Register first = bounds.get(0);
      Label next = new Label();
      switch (range.kind()) {
        case POINT -> code.branch(code.compare(IntegerPredicate.EQ, selector, first), matches, next);
        case LOWER -> code.branch(code.compare(IntegerPredicate.SGE, selector, first), matches, next);
        case UPPER -> code.branch(code.compare(IntegerPredicate.SLE, selector, first), matches, next);
        case INTERVAL -> {
          Label above = new Label();
          code.branch(code.compare(IntegerPredicate.SGE, selector, first), above, next);
          code.place(above);
          code.branch(code.compare(IntegerPredicate.SLE, selector, bounds.get(1)), matches, next);
        }
      }
      code.place(next);
    }
    if (otherwise == null) {
      code.fail("has no case for the value");
    } else {
      code.jump(otherwise);
    }
  }

  private static Label target(Operation op, Cases cases, int index, CodeBuilder code) {
    return code.edge(op.successor(index), code.values(cases.forwarded(index)));
  }
}
