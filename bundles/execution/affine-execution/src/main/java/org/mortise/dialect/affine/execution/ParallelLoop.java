// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine.execution;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.affine.ParallelOp;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.execution.Combining;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.execution.AffineCode;
import org.mortise.ir.execution.CodeBuilder;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.interfaces.ranges.IntegerFunction;

/** {@code affine.parallel}: its iterations are executed sequentially, and their results are combined. */
final class ParallelLoop {
  private final CodeBuilder code;
  private final ParallelOp loop;
  private final List<Register> results;
  private final List<Register> lower;
  private final List<Register> upper;
  private final List<Register> variables = new ArrayList<>();

  private ParallelLoop(Operation op, CodeBuilder code) {
    this.code = code;
    this.loop = ParallelOp.of(op);
    this.results = code.results(op);
    this.lower = bounds(loop.lowerBoundMaps(), code.values(loop.lowerBoundsOperands()), IntegerFunction.MAX_SIGNED);
    this.upper = bounds(loop.upperBoundMaps(), code.values(loop.upperBoundsOperands()), IntegerFunction.MIN_SIGNED);
  }

  static void emit(Operation op, CodeBuilder code) {
    ParallelLoop loop = new ParallelLoop(op, code);
    for (int i = 0; i < op.resultCount(); i++) {
      code.assign(loop.results.get(i), Combining.neutral(loop.kind(i).function(), op.result(i).type(), code));
    }
    loop.emitLevel();
  }

  private List<Register> bounds(List<AffineMap> maps, List<Register> operands, IntegerFunction function) {
    List<Register> bounds = new ArrayList<>();
    for (AffineMap map : maps) {
      bounds.add(Arithmetic.extreme(code, AffineCode.emit(code, map, operands), function));
    }
    return bounds;
  }

  private AtomicRMWKind kind(int result) {
    return AtomicRMWKind.of(((IntegerAttr) loop.reductionsAttr().get(result)).longValue());
  }

  private void emitLevel() {
    int level = variables.size();
    if (level == lower.size()) {
      List<Register> yielded = code.region(loop.region(), variables);
      for (int i = 0; i < yielded.size(); i++) {
        code.assign(results.get(i), Combining.combine(kind(i), results.get(i), yielded.get(i), code));
      }
      return;
    }
    Register step = code.index(((IntegerAttr) loop.stepsAttr().get(level)).longValue());
    code.loop(lower.get(level), upper.get(level), step, variable -> {
      variables.add(variable);
      emitLevel();
      variables.remove(level);
    });
  }
}
