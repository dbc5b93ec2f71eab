// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.fir.RangeAttr;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;

/** Branches to one of several blocks. */
final class Branches {
  private static final String TAGS = "case_tags";

  private Branches() {}

  /** By an integer. */
  static void select(Operation op, CodeBuilder code) {
    ArrayAttr tags = op.getAttr(TAGS, ArrayAttr.class);
    List<Long> cases = new ArrayList<>();
    List<Label> targets = new ArrayList<>();
    Label otherwise = null;
    for (int i = 0; i < tags.size(); i++) {
      if (tags.get(i) instanceof IntegerAttr value) {
        cases.add(value.longValue());
        targets.add(target(op, i, code));
      } else {
        otherwise = target(op, i, code);
      }
    }
    Label none = otherwise == null ? new Label() : otherwise;
    targets.add(none);
    code.emit(new Instruction.Switch(code.operand(op, 0), cases, targets));
    if (otherwise == null) {
      code.place(none);
      code.fail("has no case for the value");
    }
  }

  /** By ranges, of which the first one that has the value counts. */
  static void selectCase(Operation op, CodeBuilder code) {
    if (op.operand(0).type() instanceof CharacterType) {
      throw new UnsupportedOperationException("cases of characters are not supported");
    }
    ArrayAttr tags = op.getAttr(TAGS, ArrayAttr.class);
    Register selector = code.operand(op, 0);
    Label otherwise = null;
    int bound = 1; // the operands after the selector are the bounds of all cases
    for (int i = 0; i < tags.size(); i++) {
      Attribute tag = tags.get(i);
      if (!(tag instanceof RangeAttr range)) {
        otherwise = target(op, i, code);
        continue;
      }
      Label matches = target(op, i, code);
      Register first = code.operand(op, bound++);
      Register last = range.kind() == RangeAttr.Kind.INTERVAL ? code.operand(op, bound++) : first;
      Label next = new Label();
      switch (range.kind()) {
        case POINT -> code.branch(code.compare(IntegerPredicate.EQ, selector, first), matches, next);
        case LOWER -> code.branch(code.compare(IntegerPredicate.SGE, selector, first), matches, next);
        case UPPER -> code.branch(code.compare(IntegerPredicate.SLE, selector, first), matches, next);
        case INTERVAL -> {
          Label above = new Label();
          code.branch(code.compare(IntegerPredicate.SGE, selector, first), above, next);
          code.place(above);
          code.branch(code.compare(IntegerPredicate.SLE, selector, last), matches, next);
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

  private static Label target(Operation op, int index, CodeBuilder code) {
    return code.edge(op.successor(index),
        code.values(op.getInterface(BranchOpInterface.class).getSuccessorOperands(op, index).forwarded()));
  }
}
