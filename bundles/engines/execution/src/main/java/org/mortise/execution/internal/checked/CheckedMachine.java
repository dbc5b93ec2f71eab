// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.checked;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionOptions.Leniency;
import org.mortise.execution.ExecutionStatistics;
import org.mortise.execution.Program;
import org.mortise.execution.internal.checked.CheckedMemory.Owner;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.code.Register;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.ExecutionException.Kind;
import org.mortise.ir.execution.runtime.Machine;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Memory;
import org.mortise.ir.execution.runtime.Poison;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.MemoryEffects;

/** Executes functions instruction by instruction, with all checks. Not thread-safe. */
final class CheckedMachine extends Machine {
  final Path path = new Path();
  long loads;
  long stores;
  /** The executed operations, and the elements processed by single operations. */
  long steps;

  private static final long ALIGNMENT = 4096;
  /** The bytes cleared in about the time of an operation; fewer are not counted. */
  private static final long BYTES_OF_STEP = 4096;
  /** The overhead of a buffer in bytes, including its location and call stack. */
  private static final long BUFFER_BYTES = 512;
  /** The overhead of an activation in bytes. */
  private static final long FRAME_BYTES = 256;

  private final Program program;
  private final ExecutionLimits limits;
  private final Consumer<CharSequence> output;
  private final Leniency leniency;
  final boolean allowsUnwritten;
  private final Map<Operation, CheckedCode> codes = new IdentityHashMap<>();
  private final RecentCodes recent;
  private final Map<Operation, Object> globals = new HashMap<>();
  /** The live heap memory. */
  private final Set<CheckedMemory> heap = new LinkedHashSet<>();
  private long bytes;
  private long nextAddress = ALIGNMENT;
  /** The bytes of values, such as tensors, including garbage. */
  private long values;
  private int depth;
  private @Nullable Frame frame;
  private Object[] returned = Primitive.NOTHING;
  private final Allocations allocations = new Allocations();
  private final long[] events = new long[Event.values().length];

  /** @param program the functions that can be executed */
  CheckedMachine(Program program, ExecutionOptions options) {
    this.program = program;
    this.recent = program.engineData(RecentCodes.class, RecentCodes::new);
    this.limits = options.limits();
    this.output = options.output();
    this.leniency = options.leniency();
    this.allowsUnwritten = leniency != Leniency.NONE;
  }

  // ---- execution ---------------------------------------------------------------------------------------------------

  /**
   * Executes a function.
   *
   * @param function a function with a body
   * @param arguments a value for each argument; buffers must be of {@link #callerMemory}
   * @return the values of the results
   * @throws ExecutionException if the program is invalid or exceeds a limit
   */
  Object[] execute(Operation function, List<Object> arguments) {
    begin(function, arguments);
    try {
      while (frame != null) {
        loopOrSkip();
      }
    } catch (OutOfMemoryError | StackOverflowError exhausted) { // on a virtual machine smaller than the budget
      throw exhausted();
    }
    return returned;
  }

  private void loopOrSkip() {
    try {
      loop();
    } catch (ExecutionException impossible) {
      Operation op = frame.code.source(frame.position);
      boolean isSpeculated = leniency == Leniency.SPECULATION && impossible.kind() == Kind.ERROR
          && op.resultCount() > 0 && op.regionCount() == 0 && MemoryEffects.isPure(op);
      if (!isSpeculated || !skip(op)) {
        throw impossible;
      }
    }
  }

  /**
   * Makes the results of the current operation undefined and continues after it. Returns false if a result has no
   * separate register.
   */
  private boolean skip(Operation op) {
    CheckedCode code = frame.code;
    for (Value result : op.results()) {
      Register register = code.code().registerOf(result);
      if (register == null) {
        return false;
      }
      frame.setPoison(register.number());
    }
    while (code.source(frame.position) == op) {
      frame.position++;
    }
    return true;
  }

  /** Drops the program's memory, which frees memory for the error. */
  private ExecutionException exhausted() {
    heap.clear();
    globals.clear();
    if (frame != null) {
      frame.forget(CallStack.MAX);
    }
    ExecutionException fault = fault("needs more memory than the virtual machine has", Kind.LIMIT);
    frame = null;
    return fault;
  }

  /** Prepares the execution of a function. */
  void begin(Operation function, List<Object> arguments) {
    CheckedCode code = code(function);
    Frame entry = new Frame(code, this, null);
    for (int i = 0; i < arguments.size(); i++) {
      entry.set(code.parameters().get(i), arguments.get(i));
    }
    frame = entry;
    depth = 1;
  }

  /** Executes instructions until the next operation begins, or the function has ended. */
  void step() {
    do {
      Frame current = frame;
      steps += current.code.weights[current.position];
      if (steps > limits.steps()) {
        throw tooManySteps();
      }
      int next = current.code.nodes[current.position].execute(current);
      if (next != Node.OTHER_FRAME) {
        current.position = next;
      }
    } while (frame != null && frame.code.weights[frame.position] == 0);
  }

  /** Returns the activation of the running function; null after its end. */
  @Nullable Frame frame() {
    return frame;
  }

  /** Returns the results of the last executed function. */
  Object[] returned() {
    return returned;
  }

  private void loop() {
    long limit = limits.steps();
    while (frame != null) {
      Frame current = frame;
      Node[] nodes = current.code.nodes;
      int[] weights = current.code.weights;
      int position = current.position;
      while (position >= 0) {
        current.position = position;
        steps += weights[position];
        if (steps > limit) {
          throw tooManySteps();
        }
        position = nodes[position].execute(current);
      }
    }
  }

  private CheckedCode code(Operation function) {
    return codes.computeIfAbsent(function, recent::of);
  }

  /** Begins the execution of a function, or runs its Java implementation. */
  int call(Operation callee, ControlNodes.Calling call) {
    Frame caller = frame;
    if (program.isExternal(callee)) {
      Primitive external = external(callee);
      callExternal(external, caller, call);
      return call.next;
    }
    if (++depth > limits.calls()) {
      throw fault("exceeds the limit of " + limits.calls() + " nested calls", Kind.LIMIT);
    }
    CheckedCode code = code(callee);
    if (code.decidesDeallocations()) {
      count(Event.LIBRARY_CALL);
    }
    step(bytesOf(code) / BYTES_OF_STEP);
    reserve(bytesOf(code));
    Frame called = new Frame(code, this, caller);
    for (int i = 0; i < call.arguments.size(); i++) {
      called.copy(code.parameters().get(i).number(), caller, call.arguments.get(i).number());
    }
    frame = called;
    return Node.OTHER_FRAME;
  }

  private Primitive external(Operation callee) {
    try {
      Primitive external = program.external(callee);
      if (external != null) {
        return external;
      }
    } catch (UnsupportedOperationException otherTypes) {
      throw fault(
          "calls an external function with other types: " + otherTypes.getMessage(), Kind.NOT_EXECUTABLE);
    }
    throw fault("calls an external function that nothing implements" + DialectExecutions.missing(callee),
        Kind.NOT_EXECUTABLE);
  }

  private void callExternal(Primitive external, Frame caller, ControlNodes.Calling call) {
    Object[] values = new Object[call.arguments.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = caller.get(call.arguments.get(i));
      if (values[i] == Poison.VALUE) {
        throw fault("passes an undefined value to an external function");
      }
    }
    Object[] computed = run(external, values);
    for (int i = 0; i < call.results.size(); i++) {
      caller.set(call.results.get(i), computed[i]);
    }
  }

  private static long bytesOf(CheckedCode code) {
    return FRAME_BYTES + (long) code.registerCount() * (Long.BYTES + Integer.BYTES + 1);
  }

  /** Ends the execution of a function. */
  int leave(List<Register> values) {
    Frame callee = frame;
    callee.leave(callee.code.source(callee.position).location());
    depth--;
    Frame caller = callee.caller;
    frame = caller;
    if (caller == null) {
      returned = values.stream().map(callee::get).toArray();
      return Node.OTHER_FRAME;
    }
    release(bytesOf(callee.code));
    ControlNodes.Calling call = (ControlNodes.Calling) caller.code.nodes[caller.position];
    for (int i = 0; i < values.size(); i++) {
      caller.copy(call.results.get(i).number(), callee, values.get(i).number());
    }
    caller.position = call.next;
    return Node.OTHER_FRAME;
  }

  Object[] run(Primitive primitive, Object[] arguments) {
    try {
      return primitive.run(arguments, this);
    } catch (ArithmeticException | IndexOutOfBoundsException | NegativeArraySizeException | ClassCastException wrong) {
      throw fault("is not possible with these values: " + wrong.getMessage());
    } catch (UnsupportedOperationException unsupported) {
      throw fault("cannot be executed: " + unsupported.getMessage(), Kind.NOT_EXECUTABLE);
    } catch (OutOfMemoryError tooLarge) {
      throw fault("needs more memory than there is", Kind.LIMIT);
    }
  }

  // ---- memory ------------------------------------------------------------------------------------------------------

  @Override
  public Memory allocate(long size, Storage storage) {
    CheckedMemory memory = newMemory(switch (storage) {
      case HEAP -> Owner.HEAP;
      case STACK -> Owner.STACK;
      case GLOBAL -> Owner.GLOBAL;
    }, size);
    if (storage == Storage.HEAP) {
      heap.add(memory);
      allocations.allocate(memory);
    } else if (storage == Storage.STACK) {
      frame.push(memory);
    }
    return memory;
  }

  @Override
  public long stackSize() {
    return frame.stackSize();
  }

  @Override
  public void restoreStack(long size) {
    frame.endStack((int) size, frame.code.source(frame.position).location());
  }

  private CheckedMemory newMemory(Owner owner, long size) {
    reserve(bytesOf(size));
    step(size / BYTES_OF_STEP);
    if (size > Integer.MAX_VALUE - Long.BYTES) {
      throw fault("allocates " + size + " bytes; at most 2 GiB are supported", Kind.LIMIT);
    }
    long address = nextAddress;
    nextAddress += (size / ALIGNMENT + 2) * ALIGNMENT;
    return new CheckedMemory(this, owner, size, address, frame == null ? null : CallStack.of(frame));
  }

  /** Returns the memory needed, including a state for each byte. */
  private static long bytesOf(long size) {
    return 2 * size + BUFFER_BYTES;
  }

  /** Allocates memory of the caller of the executed function, to be filled by it. */
  Memory callerMemory(long size) {
    return newMemory(Owner.CALLER, size);
  }

  @Override
  public void free(MemRef buffer) {
    CheckedMemory memory = (CheckedMemory) buffer.memory;
    if (!memory.isAlive()) {
      throw ended(memory, "frees memory that " + (memory.owner == Owner.HEAP ? "is already freed" : "has ended"));
    }
    if (memory.owner != Owner.HEAP) {
      throw about(memory, fault("frees memory " + memory.owner.text));
    }
    if (buffer.start != 0 || buffer.offset != 0) {
      throw about(memory, fault("frees a part of a buffer"));
    }
    allocations.end(memory, steps);
    memory.end(frame.code.source(frame.position).location());
    release(bytesOf(memory.size()));
    heap.remove(memory);
  }

  /** Returns the elements of a buffer for the caller of the program; not counted as work of the program. */
  Elements contentsForCaller(MemRef buffer, ValueFormat format) {
    CheckedMemory memory = (CheckedMemory) buffer.memory;
    long stepsBefore = steps;
    long loadsBefore = loads;
    long lastUse = memory.lastUse;
    Elements contents = contents(buffer, format);
    steps = stepsBefore;
    loads = loadsBefore;
    memory.lastUse = lastUse;
    return contents;
  }

  @Override
  public Elements contents(MemRef buffer, ValueFormat format) {
    long count = buffer.numElements();
    step(count);
    charge(Math.multiplyExact(count, (long) format.bytes()));
    Elements contents = Elements.of(format, buffer.sizes());
    CheckedMemory memory = (CheckedMemory) buffer.memory;
    loads += count;
    memory.lastUse = steps;
    for (int i = 0; i < count; i++) {
      long address = buffer.addressAt(format, i);
      contents.set(i, memory.isWritten(address, format) ? memory.get(address, format) : Poison.VALUE);
    }
    return contents;
  }

  @Override
  public void handOver(MemRef buffer, ValueFormat format) {
    for (int i = 0; leniency == Leniency.BUFFERIZATION && i < buffer.numElements(); i++) {
      buffer.memory.write(buffer.addressAt(format, i), format, Poison.VALUE);
    }
  }

  @Override
  public long address(Memory memory) {
    return ((CheckedMemory) memory).address;
  }

  void endOfScope(CheckedMemory memory, Location place) {
    memory.end(place);
    release(bytesOf(memory.size()));
  }

  @Override
  public void copy(MemRef from, MemRef to, ValueFormat format) {
    long count = from.numElements();
    step(count);
    CheckedMemory source = (CheckedMemory) from.memory;
    CheckedMemory target = (CheckedMemory) to.memory;
    if (count == 0) {
      return;
    }
    loads += count;
    stores += count;
    source.lastUse = steps;
    target.lastUse = steps;
    if (source == target) {
      copyOverlapping(from, to, format);
      return;
    }
    for (long i = 0; i < count; i++) {
      source.copy(from.addressAt(format, i), target, to.addressAt(format, i), format.bytes());
    }
  }

  private void copyOverlapping(MemRef from, MemRef to, ValueFormat format) {
    int count = Math.toIntExact(from.numElements());
    CheckedMemory between = newMemory(Owner.STACK, (long) count * format.bytes());
    for (int i = 0; i < count; i++) {
      ((CheckedMemory) from.memory).copy(
          from.addressAt(format, i), between, (long) i * format.bytes(), format.bytes());
    }
    for (int i = 0; i < count; i++) {
      between.copy((long) i * format.bytes(), (CheckedMemory) to.memory, to.addressAt(format, i), format.bytes());
    }
    release(bytesOf(between.size()));
  }

  @Override
  public Object global(Operation variable, Supplier<Object> initial) {
    Object known = globals.get(variable);
    if (known == null) {
      long storesBefore = stores;
      known = initial.get();
      stores = storesBefore; // initialization does not count as stores of the program
      globals.put(variable, known);
    }
    return known;
  }

  // ---- limits ------------------------------------------------------------------------------------------------------

  @Override
  public void step(long count) {
    steps += count;
    if (steps > limits.steps() || steps < 0) {
      throw tooManySteps();
    }
  }

  private ExecutionException tooManySteps() {
    return fault("exceeds the limit of " + limits.steps() + " steps", Kind.LIMIT);
  }

  @Override
  public void charge(long size) {
    if (size < 0 || size > limits.bytes() - bytes - values) {
      values = new LiveValues().bytesFrom(frame);
      check(size);
    }
    values += size;
  }

  private void reserve(long size) {
    if (size < 0 || size > limits.bytes() - bytes - values) {
      values = new LiveValues().bytesFrom(frame);
      check(size);
    }
    bytes += size;
  }

  private void check(long size) {
    if (size < 0 || size > limits.bytes() - bytes - values) {
      throw fault("exceeds the limit of " + limits.bytes() + " bytes", Kind.LIMIT);
    }
  }

  private void release(long size) {
    bytes -= size;
  }

  @Override
  public void count(Event event) {
    events[event.ordinal()]++;
  }

  ExecutionStatistics statistics() {
    return new ExecutionStatistics(steps, loads, stores, allocations.allocated(), allocations.ended(),
        events[Event.CLONE.ordinal()], events[Event.CONDITION.ordinal()], events[Event.LIBRARY_CALL.ordinal()],
        allocations.curve(steps), allocations.sites(heap, steps));
  }

  @Override
  public void print(CharSequence text) {
    output.accept(text);
  }

  // ---- errors ------------------------------------------------------------------------------------------------------

  @Override
  public ExecutionException fault(String message) {
    return fault(message, Kind.ERROR);
  }

  ExecutionException fault(String message, Kind kind) {
    Frame current = frame;
    if (current == null) {
      return new ExecutionException(Diagnostic.error(program.module().location(), message), kind);
    }
    CallStack place = CallStack.of(current);
    Diagnostic diagnostic = Diagnostic.error(place.location(), "'" + place.op().name() + "' op " + message);
    place.addTo(diagnostic);
    path.addTo(diagnostic);
    return new ExecutionException(diagnostic, kind);
  }

  ExecutionException badIndex(MemRef buffer, int dimension, long index) {
    return about((CheckedMemory) buffer.memory, fault("index " + index + " is out of bounds: dimension " + dimension
        + " has the size " + buffer.size(dimension)));
  }

  ExecutionException badAccess(CheckedMemory memory, long address, int size) {
    if (!memory.isAlive()) {
      return ended(memory, memory.owner == Owner.HEAP ? "uses memory after it was freed"
          : "uses memory on the stack after the end of its scope");
    }
    return about(memory, fault("accesses " + size + " bytes at " + address + " of memory of " + memory.size()
        + " bytes"));
  }

  ExecutionException unwritten(CheckedMemory memory) {
    return about(memory, fault("reads memory that was never written"));
  }

  private ExecutionException ended(CheckedMemory memory, String message) {
    ExecutionException fault = about(memory, fault(message));
    fault.diagnostic().note(memory.end(), memory.owner == Owner.HEAP ? "freed here" : "its scope ends here");
    return fault;
  }

  private static ExecutionException about(CheckedMemory memory, ExecutionException fault) {
    if (memory.allocated != null) {
      fault.diagnostic().note(memory.allocated.location(), "allocated here");
    }
    return fault;
  }

  /**
   * Returns an error for each leaked buffer that is not reachable from values of the caller or from global variables,
   * in the order of the allocations. Buffers of the same operation and call stack share one error.
   */
  List<Diagnostic> leaks(List<Object> referenced) {
    List<Object> known = new ArrayList<>(referenced);
    known.addAll(globals.values());
    Set<CheckedMemory> reached = ReachedMemory.from(known);
    Map<CallStack, Integer> counts = new LinkedHashMap<>();
    for (CheckedMemory memory : heap) {
      if (!reached.contains(memory)) {
        counts.merge(memory.allocated, 1, Integer::sum);
      }
    }
    List<Diagnostic> leaks = new ArrayList<>();
    counts.forEach((place, count) -> leaks.addAll(Collections.nCopies(count, leak(place, count))));
    return leaks;
  }

  private Diagnostic leak(CallStack place, int count) {
    Diagnostic leak = Diagnostic.error(place.location(), count == 1 ? "buffer allocated here is never freed"
        : count + " buffers allocated here are never freed");
    place.addTo(leak);
    path.addTo(leak);
    return leak;
  }
}
