// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.Machine.Storage;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.ShapedType;

/**
 * A model of the functions that have no body and that no dialect implements. A call reads all its arguments and writes
 * none. Its results are determined by the seed, the name of the function and the number of the call. A buffer among the
 * results is new and belongs to the caller, which must free it, as the deallocation passes assume. In the run of the
 * target version, each call is compared with the source version's call. Unregistered operations are modelled as such
 * calls, too, unless they return buffers, whose owner is unknown.
 */
final class ExternalModel implements ExternalFunctions {
  private final Refinement refinement;
  private final Predicate<Operation> isKnown;
  private long seed;
  private @Nullable List<ExternalCall> expected;
  private List<ExternalCall> calls = new ArrayList<>();
  private boolean hasDifference;

  /** @param isKnown returns whether the source version has the same declaration */
  ExternalModel(Refinement refinement, Predicate<Operation> isKnown) {
    this.refinement = refinement;
    this.isKnown = isKnown;
  }

  @Override
  public Primitive implement(Operation declaration) {
    Primitive known = DialectExecutions.function(declaration);
    if (known != null) {
      return known;
    }
    if (!isKnown.test(declaration)) {
      throw new UnsupportedOperationException("its declaration has changed");
    }
    String name = SymbolTable.getSymbolName(declaration);
    CallableOpInterface callable = declaration.getInterface(CallableOpInterface.class);
    List<Type> arguments = callable.getArgumentTypes(declaration);
    List<Type> results = callable.getResultTypes(declaration);
    return (values, machine) -> call("@" + name, arguments, results, values, machine);
  }

  @Override
  public @Nullable Primitive implementUnregistered(Operation op) {
    List<Type> arguments = types(op.operands());
    List<Type> results = types(op.results());
    boolean isExecutable = results.stream().noneMatch(BaseMemRefType.class::isInstance)
        && Stream.concat(arguments.stream(), results.stream()).allMatch(ExternalModel::hasValues);
    return isExecutable
        ? (values, machine) -> call("'" + op.name() + "'", arguments, results, values, machine) : null;
  }

  private static List<Type> types(Value[] values) {
    return Stream.of(values).map(Value::type).toList();
  }

  private static boolean hasValues(Type type) {
    Type element = ShapedType.elementTypeOrSelf(type);
    return element instanceof IntegerType || element instanceof IndexType || element instanceof FloatType
        || element instanceof ComplexType;
  }

  /**
   * Begins a run.
   *
   * @param expectedCalls the calls of the source version, or null if this is the run of the source version
   */
  void begin(long newSeed, @Nullable List<ExternalCall> expectedCalls) {
    seed = newSeed;
    expected = expectedCalls;
    calls = new ArrayList<>();
    hasDifference = false;
  }

  /** Returns the calls since the beginning of the run. */
  List<ExternalCall> calls() {
    return calls;
  }

  /** Returns whether the run was ended because of a differing call. */
  boolean hasDifference() {
    return hasDifference;
  }

  private Object[] call(String name, List<Type> types, List<Type> resultTypes, Object[] values, Machine machine) {
    List<Object> arguments = new ArrayList<>(values.length);
    for (int i = 0; i < values.length; i++) {
      arguments.add(values[i] instanceof MemRef buffer && types.get(i) instanceof BaseMemRefType type
          ? new NestedContents(machine::contents).of(buffer, type)
          : DialectExecutions.observe(values[i], types.get(i), machine));
    }
    check(name, types, arguments, machine);
    calls.add(new ExternalCall(name, arguments));
    Random random = new Random(seed * 31 + name.hashCode() + calls.size() * 0x9E3779B97F4A7C15L);
    ValueGenerator generator = ValueGenerator.ofResults(random);
    Object[] results = new Object[resultTypes.size()];
    for (int i = 0; i < results.length; i++) {
      results[i] = result(generator, DialectExecutions.standIn(resultTypes.get(i)), machine);
    }
    return DialectExecutions.arguments(Arrays.asList(results), resultTypes).toArray();
  }

  private void check(String name, List<Type> types, List<Object> arguments, Machine machine) {
    if (expected == null) {
      return;
    }
    if (calls.size() >= expected.size()) {
      throw different(machine, name + " is called once more than before");
    }
    ExternalCall before = expected.get(calls.size());
    if (!before.function().equals(name)) {
      throw different(machine, name + " is called instead of " + before.function());
    }
    for (int i = 0; i < arguments.size() && i < before.arguments().size(); i++) {
      String difference = refinement.difference(before.arguments().get(i), arguments.get(i), types.get(i));
      if (difference != null) {
        throw different(machine, "argument " + i + " of " + name + " " + difference);
      }
    }
  }

  private ExecutionException different(Machine machine, String message) {
    hasDifference = true;
    return machine.fault("calls another function or with other values: " + message);
  }

  private static Object result(ValueGenerator generator, Type type, Machine machine) {
    Object value;
    try {
      value = generator.generate(type);
    } catch (UnsupportedOperationException impossible) {
      throw new ExecutionException(machine.fault("cannot be executed: " + impossible.getMessage()).diagnostic(),
          ExecutionException.Kind.NOT_EXECUTABLE);
    }
    if (!(value instanceof BufferValue buffer)) {
      return value;
    }
    Elements contents = buffer.contents();
    ValueFormat format = contents.format();
    long last = buffer.offset();
    for (int i = 0; i < contents.rank(); i++) {
      last += Math.max(0, contents.size(i) - 1) * buffer.strides()[i];
    }
    long count = contents.count() == 0 ? 0 : last + 1;
    machine.step(count);
    MemRef made = new MemRef(machine.allocate(Math.multiplyExact(count, (long) format.bytes()), Storage.HEAP), 0,
        buffer.offset(), contents.sizes(), buffer.strides().clone());
    for (int i = 0; i < contents.count(); i++) {
      made.memory.write(made.addressAt(format, i), format, contents.get(i));
    }
    return made;
  }
}
