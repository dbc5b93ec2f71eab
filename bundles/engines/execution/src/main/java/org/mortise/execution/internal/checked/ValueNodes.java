// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.FloatPredicate;
import org.mortise.ir.execution.code.FloatRounding;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.NumberCasts;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.Overflow;
import org.mortise.ir.types.FloatKind;

/** Instructions that compute values from others, without effects. */
final class ValueNodes {
  private ValueNodes() {}

  static final class Constant extends Node {
    private final Register target;
    private final Object value;

    Constant(int next, Instruction.Constant constant) {
      super(next);
      this.target = constant.target();
      this.value = constant.value();
    }

    @Override
    int execute(Frame frame) {
      frame.set(target, value);
      return next;
    }
  }

  static final class Undefined extends Node {
    private final int target;

    Undefined(int next, Instruction.Undefined undefined) {
      super(next);
      this.target = undefined.target().number();
    }

    @Override
    int execute(Frame frame) {
      frame.setPoison(target);
      return next;
    }
  }

  static final class Move extends Node {
    private final int target;
    private final int source;

    Move(int next, Instruction.Move move) {
      super(next);
      this.target = move.target().number();
      this.source = move.source().number();
    }

    @Override
    int execute(Frame frame) {
      frame.copy(target, frame, source);
      return next;
    }
  }

  static final class Select extends Node {
    private final int target;
    private final int condition;
    private final int ifTrue;
    private final int ifFalse;

    Select(int next, Instruction.Select select) {
      super(next);
      this.target = select.target().number();
      this.condition = select.condition().number();
      this.ifTrue = select.ifTrue().number();
      this.ifFalse = select.ifFalse().number();
    }

    @Override
    int execute(Frame frame) {
      if (frame.poison[condition]) {
        frame.setPoison(target);
      } else {
        frame.copy(target, frame, frame.bits[condition] != 0 ? ifTrue : ifFalse);
      }
      return next;
    }
  }

  /** An instruction with one or two operands; the result is undefined if an operand is. */
  private abstract static class Function extends Node {
    final int target;
    final int left;
    final int right;

    Function(int next, Register target, Register left, Register right) {
      super(next);
      this.target = target.number();
      this.left = left.number();
      this.right = right.number();
    }

    @Override
    final int execute(Frame frame) {
      if (frame.poison[left] | frame.poison[right]) {
        undefined(frame);
      } else {
        compute(frame);
      }
      return next;
    }

    void undefined(Frame frame) {
      frame.setPoison(target);
    }

    abstract void compute(Frame frame);
  }

  static final class BinaryInteger extends Function {
    private final IntegerFunction function;
    private final Overflow overflow;
    private final int width;
    private final boolean isDivision;

    BinaryInteger(int next, Instruction.BinaryInteger binary) {
      super(next, binary.target(), binary.left(), binary.right());
      this.function = binary.function();
      this.overflow = binary.overflow();
      this.width = binary.target().format().width();
      this.isDivision = function.isDivision();
    }

    @Override
    void undefined(Frame frame) {
      if (isDivision && frame.poison[right]) {
        throw frame.machine.fault("divides by an undefined value");
      }
      if (isDivision && frame.bits[right] == 0) { // even if the dividend is poison
        throw frame.machine.fault("divides by zero");
      }
      super.undefined(frame);
    }

    @Override
    void compute(Frame frame) {
      long a = frame.bits[left];
      long b = frame.bits[right];
      if (isDivision && b == 0) {
        throw frame.machine.fault("divides by zero");
      }
      if (function.isDefined(a, b, width, overflow)) {
        frame.setLong(target, function.apply(a, b, width));
      } else {
        frame.setPoison(target);
      }
    }
  }

  static final class CompareIntegers extends Function {
    private final IntegerPredicate predicate;

    CompareIntegers(int next, Instruction.CompareIntegers compare) {
      super(next, compare.target(), compare.left(), compare.right());
      this.predicate = compare.predicate();
    }

    @Override
    void compute(Frame frame) {
      frame.setLong(target, predicate.holds(frame.bits[left], frame.bits[right]) ? -1 : 0);
    }
  }

  static final class CastInteger extends Function {
    private final IntegerCast function;
    private final int from;
    private final int to;

    CastInteger(int next, Instruction.CastInteger cast) {
      super(next, cast.target(), cast.source(), cast.source());
      this.function = cast.function();
      this.from = cast.source().format().width();
      this.to = cast.target().format().width();
    }

    @Override
    void compute(Frame frame) {
      frame.setLong(target, function.apply(frame.bits[left], from, to));
    }
  }

  static final class BinaryFloat extends Function {
    private final FloatFunction function;
    private final FloatKind kind;

    BinaryFloat(int next, Instruction.BinaryFloat binary) {
      super(next, binary.target(), binary.left(), binary.right());
      this.function = binary.function();
      this.kind = binary.target().format().floatKind();
    }

    @Override
    void compute(Frame frame) {
      if (kind == FloatKind.F64) {
        frame.setDouble(target, function.apply(frame.getDouble(left), frame.getDouble(right)));
      } else {
        float result = function.apply(frame.getFloat(left), frame.getFloat(right));
        frame.setFloat(target, FloatRounding.round(kind, result));
      }
    }
  }

  /** Reads numbers of any floating-point format as {@code double}, and rounds results to the format of the target. */
  private abstract static class Doubles extends Function {
    final ValueFormat targetFormat;
    private final ValueFormat sourceFormat;

    Doubles(int next, Register target, Register left, Register right) {
      super(next, target, left, right);
      this.targetFormat = target.format();
      this.sourceFormat = left.format();
    }

    final double get(Frame frame, int register) {
      return sourceFormat.kind() == ValueKind.DOUBLE ? frame.getDouble(register) : frame.getFloat(register);
    }

    final void set(Frame frame, double value) {
      if (targetFormat.kind() == ValueKind.DOUBLE) {
        frame.setDouble(target, value);
      } else {
        frame.setFloat(target, FloatRounding.round(targetFormat.floatKind(), value));
      }
    }
  }

  static final class CompareFloats extends Doubles {
    private final FloatPredicate predicate;

    CompareFloats(int next, Instruction.CompareFloats compare) {
      super(next, compare.target(), compare.left(), compare.right());
      this.predicate = compare.predicate();
    }

    @Override
    void compute(Frame frame) {
      frame.setLong(target, predicate.test(get(frame, left), get(frame, right)) ? -1 : 0);
    }
  }

  static final class ApplyFloat extends Doubles {
    private final DoubleUnaryOperator function;

    ApplyFloat(int next, Instruction.ApplyFloat apply) {
      super(next, apply.target(), apply.source(), apply.source());
      this.function = apply.function();
    }

    @Override
    void compute(Frame frame) {
      set(frame, function.applyAsDouble(get(frame, left)));
    }
  }

  static final class ApplyFloats extends Doubles {
    private final DoubleBinaryOperator function;

    ApplyFloats(int next, Instruction.ApplyFloats apply) {
      super(next, apply.target(), apply.left(), apply.right());
      this.function = apply.function();
    }

    @Override
    void compute(Frame frame) {
      set(frame, function.applyAsDouble(get(frame, left), get(frame, right)));
    }
  }

  static final class MultiplyAdd extends Doubles {
    private final int summand;

    MultiplyAdd(int next, Instruction.MultiplyAdd fma) {
      super(next, fma.target(), fma.factor(), fma.otherFactor());
      this.summand = fma.summand().number();
    }

    @Override
    void compute(Frame frame) {
      if (frame.poison[summand]) {
        frame.setPoison(target);
      } else if (targetFormat.floatKind() == FloatKind.F32) {
        frame.setFloat(target, Math.fma(frame.getFloat(left), frame.getFloat(right), frame.getFloat(summand)));
      } else {
        set(frame, Math.fma(get(frame, left), get(frame, right), get(frame, summand)));
      }
    }
  }

  static final class CastFloat extends Doubles {
    CastFloat(int next, Instruction.CastFloat cast) {
      super(next, cast.target(), cast.source(), cast.source());
    }

    @Override
    void compute(Frame frame) {
      set(frame, get(frame, left));
    }
  }

  static final class FloatToInteger extends Doubles {
    private final boolean isSigned;

    FloatToInteger(int next, Instruction.FloatToInteger cast) {
      super(next, cast.target(), cast.source(), cast.source());
      this.isSigned = cast.isSigned();
    }

    @Override
    void compute(Frame frame) {
      double value = get(frame, left);
      if (NumberCasts.fits(value, targetFormat.width(), isSigned)) {
        frame.setLong(target, NumberCasts.toInteger(value, targetFormat.width()));
      } else {
        frame.setPoison(target);
      }
    }
  }

  static final class IntegerToFloat extends Function {
    private final boolean isSigned;
    private final ValueFormat from;
    private final ValueFormat to;

    IntegerToFloat(int next, Instruction.IntegerToFloat cast) {
      super(next, cast.target(), cast.source(), cast.source());
      this.isSigned = cast.isSigned();
      this.from = cast.source().format();
      this.to = cast.target().format();
    }

    @Override
    void compute(Frame frame) {
      long value = isSigned ? frame.bits[left] : FixedWidth.unsigned(frame.bits[left], from.width());
      if (to.kind() == ValueKind.DOUBLE) {
        frame.setDouble(target, NumberCasts.toDouble(value, isSigned));
      } else {
        frame.setFloat(target, NumberCasts.toFloat(to.floatKind(), value, isSigned));
      }
    }
  }

  static final class Bitcast extends Function {
    private final ValueFormat from;
    private final ValueFormat to;

    Bitcast(int next, Instruction.Bitcast cast) {
      super(next, cast.target(), cast.source(), cast.source());
      this.from = cast.source().format();
      this.to = cast.target().format();
    }

    @Override
    void compute(Frame frame) {
      long bits = from.kind() == ValueKind.FLOAT
          ? FloatRounding.bits(from.floatKind(), frame.getFloat(left)) : frame.bits[left];
      switch (to.kind()) {
        case FLOAT -> frame.setFloat(target, FloatRounding.ofBits(to.floatKind(), (int) bits));
        case DOUBLE -> frame.setLong(target, bits);
        default -> frame.setLong(target, FixedWidth.signExtended(bits, to.width()));
      }
    }
  }
}
