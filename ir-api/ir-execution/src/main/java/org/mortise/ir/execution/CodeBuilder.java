// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.execution;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationRef;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.Computation;
import org.mortise.ir.attributes.ElementsAttr;
import org.mortise.ir.attributes.FloatFunction;
import org.mortise.ir.attributes.FloatPredicate;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.execution.code.Code;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.code.Label;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Numbers;
import org.mortise.ir.execution.runtime.PoisonRule;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.execution.runtime.ValueKind;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.interfaces.ranges.IntegerCast;
import org.mortise.ir.interfaces.ranges.IntegerFunction;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.interfaces.ranges.Overflow;
import org.mortise.ir.symbols.SymbolTables;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/**
 * Receives the code of operations in sequence. Methods that compute a value emit the instruction and return the result
 * register. Control flow is flat: labels and jumps.
 *
 * <p>An {@link ExecutableOpInterface} may use it only during {@code emit}.
 */
public final class CodeBuilder {
  /** The maximum number of elements of a constant that is created when its code is emitted. */
  private static final int EAGER_ELEMENTS = 4096;

  private final FunctionEmitter emitter;

  private final WideCode wide = new WideCode(this);

  CodeBuilder(FunctionEmitter emitter) {
    this.emitter = emitter;
  }

  /**
   * Returns the code of a function, or of a region that computes values without arguments, such as the initial value of
   * a global variable. Linear in the function.
   *
   * @param function an operation with a {@link Callees#body}
   * @param symbols the symbols of the program
   * @param externals implementations of unregistered operations
   */
  public static Code of(Operation function, SymbolTables symbols, List<ExternalFunctions> externals) {
    return new FunctionEmitter(function, symbols, externals).emit();
  }

  // ---- values of the program ---------------------------------------------------------------------------------------

  /** Returns the register of a value that dominates the operation. */
  public Register value(Value value) {
    return emitter.value(value);
  }

  public Register operand(OperationRef op, int index) {
    return value(op.operation().operand(index));
  }

  /** Returns the registers of values. */
  public List<Register> values(Iterable<? extends Value> values) {
    List<Register> registers = new ArrayList<>();
    for (Value value : values) {
      registers.add(value(value));
    }
    return registers;
  }

  public List<Register> operands(OperationRef op) {
    return values(Arrays.asList(op.operation().operands()));
  }

  /** Maps a value of the program to a register, which must not change while the value is used. */
  public void define(Value value, Register register) {
    emitter.define(value, register);
  }

  /** Defines a result of an operation as the contents of a new register, to be set by the caller. */
  public Register result(OperationRef op, int index) {
    Value result = op.operation().result(index);
    Register register = register(result.type());
    define(result, register);
    return register;
  }

  /** Returns the registers of all results. */
  public List<Register> results(OperationRef op) {
    List<Register> registers = new ArrayList<>();
    for (int i = 0; i < op.operation().resultCount(); i++) {
      registers.add(result(op, i));
    }
    return registers;
  }

  /** Returns a new register for values of a type. */
  public Register register(Type type) {
    return emitter.register(ValueFormat.of(type));
  }

  public Register register(ValueFormat format) {
    return emitter.register(format);
  }

  // ---- instructions ------------------------------------------------------------------------------------------------

  public void emit(Instruction instruction) {
    emitter.add(instruction);
  }

  /** Returns a constant: a {@code Long}, {@code Float}, {@code Double} or object. */
  public Register constant(Type type, Object value) {
    Register target = register(type);
    emit(new Instruction.Constant(target, value));
    return target;
  }

  /**
   * Defines the first result of an operation as a constant. Large constants are created at the first execution, so that
   * they count towards the execution's budgets.
   */
  public void constant(Operation op, Attribute value) {
    boolean isLarge = value instanceof ElementsAttr elements && elements.numElements() > EAGER_ELEMENTS;
    if (!isLarge) {
      define(op.result(0), constant(op.result(0).type(), Constants.of(value)));
      return;
    }
    long elements = ((ElementsAttr) value).numElements();
    run(results(op), (arguments, machine) -> new Object[] {machine.global(op, () -> {
      machine.step(elements);
      machine.charge(Math.multiplyExact(elements, (long) Long.BYTES));
      return Constants.of(value);
    })}, PoisonRule.REJECT, List.of());
  }

  /** Returns a constant of type {@code index}. */
  public Register index(long value) {
    return constant(IndexType.of(emitter.context()), value);
  }

  /** Returns an undefined value. */
  public Register undefined(Type type) {
    Register target = register(type);
    emit(new Instruction.Undefined(target));
    return target;
  }

  /** Computes an integer function of two operands of one type. */
  public Register integer(IntegerFunction function, Register left, Register right) {
    return integer(function, Overflow.WRAPS, left, right);
  }

  /** Computes an integer function of two operands of one type, with undefined overflow. */
  public Register integer(IntegerFunction function, Overflow overflow, Register left, Register right) {
    if (WideCode.isWide(left)) {
      return wide.integer(function, overflow, left, right);
    }
    Register target = register(left.format());
    emit(new Instruction.BinaryInteger(target, function, overflow, left, right));
    return target;
  }

  /** Compares two integers. */
  public Register compare(IntegerPredicate predicate, Register left, Register right) {
    if (WideCode.isWide(left)) {
      return wide.compare(predicate, left, right, boolType());
    }
    Register target = bool();
    emit(new Instruction.CompareIntegers(target, predicate, left, right));
    return target;
  }

  /** Converts an integer to another type. */
  public Register cast(IntegerCast function, Register source, Type type) {
    Register target = register(type);
    if (WideCode.isWide(source) || WideCode.isWide(target)) {
      return wide.cast(function, source, type);
    }
    boolean isWidening = target.format().width() > source.format().width();
    emit(new Instruction.CastInteger(target, isWidening ? function : IntegerCast.RESIZE_SIGNED, source));
    return target;
  }

  /** Copies a value to a new register of another type of the same kind. */
  public Register convert(Register source, Type type) {
    Register target = register(type);
    emit(new Instruction.Move(target, source));
    return target;
  }

  /** Computes a floating-point function of two operands of one type. */
  public Register floating(FloatFunction function, Register left, Register right) {
    if (WideCode.isWide(left)) {
      return wide.floating(function, left, right);
    }
    Register target = register(left.format());
    emit(new Instruction.BinaryFloat(target, function, left, right));
    return target;
  }

  /** Computes an {@link IntegerFunction} or {@link FloatFunction} of two operands of one type. */
  public Register compute(Computation function, Register left, Register right) {
    return function instanceof IntegerFunction ofIntegers
        ? integer(ofIntegers, left, right) : floating((FloatFunction) function, left, right);
  }

  /** Compares two floating-point numbers. */
  public Register compare(FloatPredicate predicate, Register left, Register right) {
    if (WideCode.isWide(left)) {
      return wide.compare(predicate, left, right, boolType());
    }
    Register target = bool();
    emit(new Instruction.CompareFloats(target, predicate, left, right));
    return target;
  }

  /** Changes the sign of a floating-point number. */
  public Register negate(Register source) {
    return WideCode.isWide(source) ? wide.negate(source) : apply(value -> -value, source);
  }

  /** Computes {@code factor * otherFactor + summand}, rounded once. */
  public Register multiplyAdd(Register factor, Register otherFactor, Register summand) {
    if (WideCode.isWide(factor)) {
      return wide.multiplyAdd(factor, otherFactor, summand);
    }
    Register target = register(factor.format());
    emit(new Instruction.MultiplyAdd(target, factor, otherFactor, summand));
    return target;
  }

  /** Converts a floating-point number to another format, rounding to the nearest even. */
  public Register castFloat(Register source, Type type) {
    Register target = register(type);
    if (WideCode.isWide(source) || WideCode.isWide(target)) {
      return wide.castFloat(source, type);
    }
    emit(new Instruction.CastFloat(target, source));
    return target;
  }

  /** Converts a floating-point number to an integer, rounding towards zero; undefined if it does not fit. */
  public Register toInteger(Register source, boolean isSigned, Type type) {
    Register target = register(type);
    if (WideCode.isWide(source) || WideCode.isWide(target)) {
      return wide.toInteger(source, isSigned, type);
    }
    emit(new Instruction.FloatToInteger(target, isSigned, source));
    return target;
  }

  /** Converts an integer to a floating-point number, rounding to the nearest even. */
  public Register toFloat(Register source, boolean isSigned, Type type) {
    Register target = register(type);
    if (WideCode.isWide(source) || WideCode.isWide(target)) {
      return wide.toFloat(source, isSigned, type);
    }
    emit(new Instruction.IntegerToFloat(target, isSigned, source));
    return target;
  }

  /** Reinterprets the bits as another integer or floating-point type of the same width. */
  public Register bitcast(Register source, Type type) {
    Register target = register(type);
    if (WideCode.isWide(source) || WideCode.isWide(target)) {
      return wide.bitcast(source, type);
    }
    emit(new Instruction.Bitcast(target, source));
    return target;
  }

  /**
   * Applies a function of one floating-point number.
   *
   * @throws UnsupportedOperationException if the number is wider than 64 bits
   */
  public Register apply(DoubleUnaryOperator function, Register source) {
    rejectWide(source);
    Register target = register(source.format());
    emit(new Instruction.ApplyFloat(target, function, source));
    return target;
  }

  /**
   * Applies a function of two floating-point numbers.
   *
   * @throws UnsupportedOperationException if the numbers are wider than 64 bits
   */
  public Register apply(DoubleBinaryOperator function, Register left, Register right) {
    rejectWide(left);
    Register target = register(left.format());
    emit(new Instruction.ApplyFloats(target, function, left, right));
    return target;
  }

  /** Selects one of two values. */
  public Register select(Register condition, Register ifTrue, Register ifFalse) {
    Register target = register(ifTrue.format());
    emit(new Instruction.Select(target, condition, ifTrue, ifFalse));
    return target;
  }

  /** Reads an element of a vector or tensor at a position in row-major order, which is inside. */
  public Register element(Type elementType, Register elements, Register position) {
    Register target = register(elementType);
    emit(new Instruction.GetElement(target, elements, position));
    return target;
  }

  /** Changes an element of a vector or tensor that is not yet visible elsewhere. */
  public void setElement(Register elements, Register position, Register value) {
    emit(new Instruction.SetElement(elements, position, value));
  }

  /** Reads an element of a buffer. */
  public Register load(Type elementType, Register buffer, List<Register> indices) {
    Register target = register(elementType);
    emit(new Instruction.Load(target, buffer, indices));
    return target;
  }

  /** Writes an element of a buffer. */
  public void store(Register value, Register buffer, List<Register> indices) {
    emit(new Instruction.Store(value, buffer, indices));
  }

  /** Returns the size of a dimension of a buffer, of type {@code index}. */
  public Register size(Register buffer, Register dimension) {
    Register target = register(IndexType.of(emitter.context()));
    emit(new Instruction.Size(target, buffer, dimension));
    return target;
  }

  /** Runs Java code with one result. */
  public Register run(Type type, Primitive primitive, PoisonRule rule, Register... arguments) {
    Register target = register(type);
    emit(new Instruction.Run(List.of(target), primitive, rule, List.of(arguments)));
    return target;
  }

  /** Runs Java code with any number of results. */
  public void run(List<Register> results, Primitive primitive, PoisonRule rule, List<Register> arguments) {
    emit(new Instruction.Run(results, primitive, rule, arguments));
  }

  /** Assigns registers simultaneously. */
  public void assign(List<Register> targets, List<Register> sources) {
    emitter.assign(targets, sources);
  }

  public void assign(Register target, Register source) {
    emitter.assign(List.of(target), List.of(source));
  }

  private static void rejectWide(Register number) {
    if (WideCode.isWide(number)) {
      throw new UnsupportedOperationException("this function is not computed for " + number.format().type());
    }
  }

  /** Returns the type of conditions. */
  private Type boolType() {
    return IntegerType.of(emitter.context(), 1);
  }

  private Register bool() {
    return register(boolType());
  }

  // ---- control flow ------------------------------------------------------------------------------------------------

  /** Places a label at the next instruction. */
  public void place(Label label) {
    emitter.place(label);
  }

  public void jump(Label target) {
    emit(new Instruction.Jump(target));
  }

  /** Jumps to one of two labels. */
  public void branch(Register condition, Label ifTrue, Label ifFalse) {
    emit(new Instruction.Branch(condition, ifTrue, ifFalse));
  }

  /**
   * Jumps to the label of the first case equal to the bits of an integer, or to the last label.
   *
   * @param cases signed or unsigned numbers; only the low bits count
   */
  public void jump(Register value, List<BigInteger> cases, List<Label> targets) {
    ValueFormat format = value.format();
    if (format.kind() == ValueKind.LONG) {
      List<Long> numbers = new ArrayList<>(cases.size());
      cases.forEach(each -> numbers.add(FixedWidth.wrap(each, format.width()).longValue()));
      emit(new Instruction.Switch(value, numbers, targets));
      return;
    }
    for (int i = 0; i < cases.size(); i++) {
      Register number = constant(format.type(), Numbers.ofInteger(cases.get(i), format));
      Label next = new Label();
      branch(compare(IntegerPredicate.EQ, value, number), targets.get(i), next);
      place(next);
    }
    jump(targets.get(cases.size()));
  }

  public void jump(Block target, List<Register> arguments) {
    emitter.jump(target, arguments);
  }

  /** Returns a label at which execution jumps to a block with the given arguments. */
  public Label edge(Block target, List<Register> arguments) {
    return emitter.edge(target, arguments);
  }

  /**
   * Leaves the innermost region. Called at the end of the code of a terminator that has a meaning of its own, such as a
   * loop that ends the region around it.
   */
  public void leave(Operation terminator) {
    emitter.exit(terminator);
  }

  /**
   * Emits a region of the operation. Its blocks are emitted in sequence; the code after this call follows the last one.
   *
   * @param arguments values for the arguments of the entry block
   * @param exit emits the code after each terminator without successors
   */
  public void region(Region region, List<Register> arguments, RegionExit exit) {
    emitter.region(region, arguments, exit);
  }

  /**
   * Emits a region of one block.
   *
   * @return the registers of the operands of its terminator
   */
  public List<Register> region(Region region, List<Register> arguments) {
    List<Register> yielded = new ArrayList<>();
    region(region, arguments, (terminator, operands) -> yielded.addAll(operands));
    return yielded;
  }

  /**
   * Emits the execution of one of two regions, and assigns the operands of its terminator to registers.
   *
   * @param otherwise may be empty if there are no results
   * @param results as many registers as terminator operands
   */
  public void choose(Register condition, Region then, Region otherwise, List<Register> results) {
    Label ifTrue = new Label();
    Label ifFalse = new Label();
    branch(condition, ifTrue, ifFalse);
    place(ifTrue);
    choose(then, ifFalse, otherwise, results);
  }

  /**
   * Like the other overload, for a condition whose code was already emitted and jumps to a label if it is false.
   *
   * @param ifFalse the label
   */
  public void choose(Region then, Label ifFalse, Region otherwise, List<Register> results) {
    Label end = new Label();
    RegionExit exit = (terminator, operands) -> {
      assign(results, operands);
      jump(end);
    };
    region(then, List.of(), exit);
    place(ifFalse);
    if (!otherwise.isEmpty()) {
      region(otherwise, List.of(), exit);
    }
    place(end);
  }

  /**
   * Emits a loop that counts upwards.
   *
   * @param from the first number
   * @param to the exclusive upper bound, compared as a signed number
   * @param step the increment
   * @param body emits the body for the given counter
   */
  public void loop(Register from, Register to, Register step, Consumer<Register> body) {
    Register counter = register(from.format());
    assign(counter, from);
    Label head = new Label();
    Label inside = new Label();
    Label end = new Label();
    place(head);
    branch(compare(IntegerPredicate.SLT, counter, to), inside, end);
    place(inside);
    body.accept(counter);
    assign(counter, integer(IntegerFunction.ADD, counter, step));
    jump(head);
    place(end);
  }

  /**
   * Emits a nest of loops that count from 0, the last one as the innermost.
   *
   * @param sizes the number of iterations of each loop; none for a body that is executed once
   * @param body emits the body for the numbers of an iteration
   */
  public void loops(List<Register> sizes, Consumer<List<Register>> body) {
    loops(sizes, List.of(), body);
  }

  private void loops(List<Register> sizes, List<Register> outer, Consumer<List<Register>> body) {
    if (outer.size() == sizes.size()) {
      body.accept(outer);
      return;
    }
    loop(index(0), sizes.get(outer.size()), index(1), counter -> {
      List<Register> counters = new ArrayList<>(outer);
      counters.add(counter);
      loops(sizes, counters, body);
    });
  }

  /** Declares that the operation allocates stack memory, which is freed at the end of the innermost enclosing scope. */
  public void allocateOnStack() {
    emitter.allocateOnStack();
  }

  /** Ends the execution by an error of the operation. */
  public void fail(String message) {
    emit(new Instruction.Fail(message));
  }

  // ---- functions ---------------------------------------------------------------------------------------------------

  /** Returns the operation that a symbol refers to, or null. */
  public @Nullable Operation lookUp(Operation from, SymbolRefAttr symbol) {
    return emitter.lookUp(from, symbol);
  }

  /**
   * Calls a function, or another operation with a {@link Callees#body}.
   *
   * @throws UnsupportedOperationException if it has other types
   */
  public void call(Operation callee, List<Register> arguments, List<Register> results) {
    if (!Callees.fit(callee, arguments, results)) {
      throw new UnsupportedOperationException("the function has other types");
    }
    emit(new Instruction.Call(results, callee, arguments));
  }

  // ---- vectors and tensors -----------------------------------------------------------------------------------------

  /**
   * Emits an operation on numbers, or elementwise on vectors or tensors. All results and all shaped operands have the
   * same shape.
   *
   * @param scalar emits the operation for scalars, and returns its results
   */
  public void elementwise(OperationRef view, UnaryOperator<List<Register>> scalar) {
    Operation op = view.operation();
    if (op.result(0).type() instanceof BaseMemRefType) {
      throw new UnsupportedOperationException("a buffer of results is not computed");
    }
    if (op.result(0).type() instanceof ShapedType) {
      new ElementwiseEmitter(this, op).emit(scalar);
      return;
    }
    List<Register> results = scalar.apply(operands(op));
    for (int i = 0; i < results.size(); i++) {
      define(op.result(i), results.get(i));
    }
  }
}
