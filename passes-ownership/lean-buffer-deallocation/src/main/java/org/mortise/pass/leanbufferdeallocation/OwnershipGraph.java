// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leanbufferdeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.alias.BufferAliases;
import org.mortise.analyses.alias.BufferAllocations;
import org.mortise.analyses.alias.BufferEdge;
import org.mortise.analyses.alias.BufferEscapes;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.dominance.DominanceInfo;
import org.mortise.ir.interfaces.BranchOpInterface;
import org.mortise.ir.interfaces.BufferViewFlowOpInterface;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The buffers of one function, their handovers, and the operations by which the program frees them. Unreachable code is
 * excluded. Linear in the function.
 */
final class OwnershipGraph {
  private static final BufferGraph GRAPH = BufferGraph.of(BufferEdge.DECLARED, BufferEdge.SELECT, BufferEdge.VIEW,
      BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT, BufferEdge.UNKNOWN_OPERATION);

  final Operation function;
  final DominanceInfo dominance = new DominanceInfo();
  private final BoundarySummaries boundaries;
  private final AllocationKinds allocations;
  /** Whether all callers are known, so that they can give arguments away. */
  private final boolean isPrivate;
  private final BufferAliases aliases;
  private final BufferEscapes escapes;
  /** The buffers of tracked values, by their numbers among the aliases. */
  private final @Nullable Buffer[] buffers;
  /** The buffers of untracked values. */
  private final Map<Value, Buffer> others = new IdentityHashMap<>(4);
  private final Handovers handovers = new Handovers();
  /** For results of calls, the earlier results that may be the same buffer. */
  private final Map<Value, List<Value>> twins = new IdentityHashMap<>();
  /** Whether the regions of an operation may allocate memory. */
  private final Map<Operation, Boolean> allocating = new IdentityHashMap<>();
  /** All buffers that may have to be freed, and all slots, in program order. */
  final List<Buffer> candidates = new ArrayList<>();
  /** The allocations and results of calls that escape. */
  private final List<Value> escaped = new ArrayList<>();
  /** All handovers in program order. */
  final List<Handover> allHandovers = new ArrayList<>();
  final Releases releases;
  final Kinds kinds;

  OwnershipGraph(
      Operation function, BoundarySummaries boundaries, AllocationKinds allocations, Kinds.Refusals refusals) {
    this.function = function;
    this.boundaries = boundaries;
    this.allocations = allocations;
    this.kinds = new Kinds(this, allocations, boundaries, refusals);
    this.releases = new Releases(boundaries);
    this.isPrivate = SymbolTable.getVisibility(function) == SymbolTable.Visibility.PRIVATE;
    BufferAliases plain = BufferAliases.of(function, GRAPH);
    this.escapes = BufferEscapes.of(plain);
    List<Value[]> further = new ArrayList<>(escapes.contentsOfBoxes());
    function.walkPreOrder((Operation op) -> {
      if (op != function && isApart(op)) {
        return Walk.Result.SKIP;
      }
      if (op != function && isReachable(op)) {
        releases.add(op);
      }
      if (op.resultCount() > 1 && op.implementsInterface(CallOpInterface.class)) {
        relateResults(op, further);
      }
      return Walk.Result.ADVANCE;
    });
    this.aliases = plain.with(further);
    this.buffers = new Buffer[aliases.count()];
    releases.findOwnKinds(this);
    function.walkPreOrder((Operation op) -> {
      if (op != function && isApart(op)) {
        return Walk.Result.SKIP;
      }
      addDefinitions(op);
      return Walk.Result.ADVANCE;
    });
    function.walkPreOrder((Operation op) -> {
      if (op == function) {
        return Walk.Result.ADVANCE;
      }
      if (isApart(op)) {
        return Walk.Result.SKIP;
      }
      addHandovers(op);
      return Walk.Result.ADVANCE;
    });
    releases.takeOver(this);
  }

  private List<Value> allAliasesOf(Value value) {
    List<Value> found = aliases.directAliases(value);
    if (!found.isEmpty()) {
      found.removeIf(alias -> isLoadedFrom(value, alias));
    }
    return found;
  }

  /** Returns the sets of connected buffers. */
  Families families() {
    return new Families(aliases, this::allAliasesOf);
  }

  /** Returns the values that may be buffers without an owner in the function. */
  Predicate<Value> foreignBuffers() {
    BitSet foreign = new BitSet();
    Deque<Value> pending = new ArrayDeque<>();
    List<Value> values = aliases.values();
    for (int i = 0; i < values.size(); i++) {
      Buffer known = buffers[i];
      boolean isForeign = known == null || known.kind == Buffer.Kind.OTHER;
      if (isForeign && !hasSources(values.get(i))) {
        foreign.set(i);
        pending.add(values.get(i));
      }
    }
    while (!pending.isEmpty()) {
      for (Value alias : allAliasesOf(pending.pop())) {
        int number = aliases.numberOf(alias);
        if (!foreign.get(number)) {
          foreign.set(number);
          pending.push(alias);
        }
      }
    }
    return value -> {
      int number = aliases.numberOf(value);
      return number >= 0 && foreign.get(number);
    };
  }

  private static boolean hasSources(Value value) {
    List<Value> sources = new ArrayList<>();
    GRAPH.collectSources(value, sources);
    sources.removeIf(source -> isLoadedFrom(source, value));
    return !sources.isEmpty();
  }

  /** Returns whether {@code op} is a function, or may contain functions: it is processed separately. */
  static boolean isApart(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE) || op.implementsInterface(FunctionOpInterface.class);
  }

  /** Returns the buffer record of {@code value}. */
  Buffer of(Value value) {
    int number = aliases.numberOf(value);
    if (number < 0) {
      return others.computeIfAbsent(value, key -> new Buffer(key, Buffer.Kind.OTHER));
    }
    if (buffers[number] == null) {
      buffers[number] = new Buffer(value, Buffer.Kind.OTHER);
    }
    return buffers[number];
  }

  private @Nullable Buffer ifKnown(Value value) {
    int number = aliases.numberOf(value);
    return number < 0 ? others.get(value) : buffers[number];
  }

  /** Records that a result was replaced by a result of another operation. */
  void replaced(Value before, Value after) {
    Buffer buffer = ifKnown(before);
    if (buffer != null) {
      buffer.value = after;
      others.put(after, buffer);
    }
  }

  /** Returns the certain source of {@code value}: itself, or the base of a view. */
  Buffer rootOf(Value value) {
    return of(BufferGraph.viewBase(value));
  }

  /** Returns the certain source of a buffer, as of before any change. */
  Buffer rootOf(Buffer buffer) {
    if (buffer.root == null) {
      buffer.root = rootOf(buffer.value);
    }
    return buffer.root;
  }

  /** Visits the handovers of a buffer and of its views. */
  void forEachOwnHandover(Buffer root, Consumer<Handover> visitor) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Value> views = new ArrayDeque<>();
    views.push(root.value);
    while (!views.isEmpty()) {
      Buffer buffer = of(views.pop());
      buffer.handovers.forEach(visitor);
      for (Buffer alias : aliasesOf(buffer)) {
        if (rootOf(alias) == root && seen.add(alias.value)) {
          views.push(alias.value);
        }
      }
    }
  }

  /** Returns the handover at {@code use}; null for an ordinary use. */
  @Nullable Handover handoverOf(OpOperand use) {
    return mayHandOver(use.owner()) ? handovers.of(use) : null;
  }

  private static boolean mayHandOver(Operation op) {
    return op.hasTrait(Trait.TERMINATOR) || op.regionCount() > 0 || op.implementsInterface(CallOpInterface.class);
  }

  /** Returns the aliases of {@code buffer} after one step, except slots. */
  List<Buffer> aliasesOf(Buffer buffer) {
    if (buffer.aliases == null) {
      List<Value> all = allAliasesOf(buffer.value);
      List<Buffer> found = all.isEmpty() ? List.of() : new ArrayList<>(all.size());
      for (Value alias : all) {
        Buffer known = of(alias);
        if (known.kind != Buffer.Kind.SLOT) {
          found.add(known);
        }
      }
      buffer.aliases = found;
    }
    return buffer.aliases;
  }

  /** Returns whether {@code loaded} is read from the memory of {@code box}, so that it is another buffer. */
  private static boolean isLoadedFrom(Value box, Value loaded) {
    Operation op = loaded.definingOp();
    return op != null && !BufferGraph.isDescribed(op) && !op.implementsInterface(CallOpInterface.class)
        && MemoryEffects.hasEffect(op, MemoryEffect.Kind.READ, null)
        && List.of(op.operands()).contains(box);
  }

  /** Reports the buffers that are not freed. */
  void report(Report report) {
    escaped.forEach(buffer -> report.escapes(buffer, escapes));
    for (Buffer candidate : candidates) {
      if (candidate.isLeft()) {
        report.left(candidate);
      }
    }
  }

  /** Returns whether {@code op} may allocate memory inside its regions, directly or by a call. */
  boolean mayAllocate(Operation op) {
    return allocating.computeIfAbsent(op, key -> op.walkPreOrder((Operation inner) ->
        inner.implementsInterface(CallOpInterface.class)
            || MemoryEffects.hasEffect(inner, MemoryEffect.Kind.ALLOCATE, null)
        ? Walk.Result.INTERRUPT : Walk.Result.ADVANCE) == Walk.Result.INTERRUPT);
  }

  /** Returns whether {@code op} can be executed. */
  boolean isReachable(Operation op) {
    Block block = op.block();
    return block == null || block.parent().hasOneBlock() || dominance.isReachableFromEntry(block);
  }

  /** Returns whether {@code value} is available at the definition of {@code slot}. */
  boolean isAvailable(Value value, Value slot) {
    if (!(slot instanceof BlockArgument argument)) {
      return dominance.properlyDominates(value, slot.definingOp());
    }
    Block block = argument.owner();
    Region region = block.parent();
    if (!block.isEntryBlock() && value.parentRegion() == region) {
      return dominance.properlyDominates(value.parentBlock(), block);
    }
    return dominance.properlyDominates(value, region.parentOp());
  }

  private void addDefinitions(Operation op) {
    boolean isCall = op.implementsInterface(CallOpInterface.class);
    for (int i = 0; i < op.resultCount(); i++) {
      Value result = op.result(i);
      if (result.type() instanceof BaseMemRefType && isReachable(op)) {
        addResult(op, result, isCall);
      }
    }
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (int k = 0; k < block.argumentCount(); k++) {
          addArgument(op, block, block.argument(k));
        }
      }
    }
  }

  private void addResult(Operation op, Value result, boolean isCall) {
    Buffer.Kind kind = Buffer.Kind.OTHER;
    boolean isNew = isCall || isAllocation(op, result);
    if (isNew && escapes.of(result) != null) {
      escaped.add(result);
    } else if (isCall) {
      kind = boundaries.isOfProgram(function, result) ? Buffer.Kind.OTHER : Buffer.Kind.RETURNED;
    } else if (op.implementsInterface(RegionBranchOpInterface.class)
        && !op.implementsInterface(BufferViewFlowOpInterface.class)) {
      kind = Buffer.Kind.SLOT;
    } else if (isNew) {
      kind = Buffer.Kind.ALLOCATED;
    }
    if (kind != Buffer.Kind.OTHER) {
      Buffer buffer = add(result, kind);
      buffer.twins = twins.getOrDefault(result, List.of());
      buffer.freeing = isCall ? kindOfResult(op, result) : allocations.of(op);
    }
  }

  /** Returns how the buffer that a call returns is freed. */
  private Freeing kindOfResult(Operation call, Value result) {
    Freeing known = boundaries.kindOfResult(call, result);
    return known == null ? releases.kindOf(result) : known;
  }

  private Buffer add(Value value, Buffer.Kind kind) {
    Buffer buffer = new Buffer(value, kind);
    int number = aliases.numberOf(value);
    if (number < 0) {
      others.put(value, buffer);
    } else {
      buffers[number] = buffer;
    }
    candidates.add(buffer);
    return buffer;
  }

  private void addArgument(Operation op, Block block, BlockArgument argument) {
    if (!(argument.type() instanceof BaseMemRefType)) {
      return;
    }
    if (op == function && block.isEntryBlock()) {
      if (isPrivate && releases.free(argument) && !boundaries.isOfProgram(function, argument)) {
        add(argument, Buffer.Kind.TAKEN_ARGUMENT).freeing = releases.kindOf(argument);
      }
    } else if (!block.isEntryBlock() || op.implementsInterface(RegionBranchOpInterface.class)
        && !op.implementsInterface(BufferViewFlowOpInterface.class)) {
      add(argument, Buffer.Kind.SLOT);
    }
  }

  /**
   * Adds the pairs of results of a call that may be the same buffer. The first result owns it; results that are handed
   * on come first, because the others need no ownership.
   */
  private void relateResults(Operation op, List<Value[]> pairs) {
    List<Value> results = new ArrayList<>();
    for (Value result : op.results()) {
      if (result.type() instanceof BaseMemRefType) {
        results.add(result);
      }
    }
    if (results.size() < 2) {
      return;
    }
    results.sort(Comparator.comparing(result -> !Selections.isHandedOn(result)));
    for (int i = 1; i < results.size(); i++) {
      for (Value earlier : results.subList(0, i)) {
        if (boundaries.mayBeSame(op, earlier, results.get(i))) {
          pairs.add(new Value[] {earlier, results.get(i)});
          twins.computeIfAbsent(results.get(i), result -> new ArrayList<>(1)).add(earlier);
        }
      }
    }
  }

  private boolean isAllocation(Operation op, Value memref) {
    return !op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION) && allocations.of(op) != null
        && BufferAllocations.allocates(op, memref);
  }

  private void addHandovers(Operation op) {
    if (op.operandCount() == 0 || !mayHandOver(op)) {
      return;
    }
    BranchOpInterface branch = op.successorCount() > 0 ? op.getInterface(BranchOpInterface.class) : null;
    GRAPH.visitTargets(op, (operand, target) -> {
      Buffer slot = ifKnown(target);
      if (slot != null && slot.kind == Buffer.Kind.SLOT) {
        int successor = branch == null ? -1 : branch.predecessor(op, operand.index());
        handover(Handover.Kind.SLOTS, operand, successor).targets.add(slot);
      }
    });
    boolean returns = op.hasTrait(Trait.RETURN_LIKE) && op.parentOp() == function;
    boolean isCall = op.implementsInterface(CallOpInterface.class);
    for (int i = 0; (returns || isCall) && i < op.operandCount(); i++) {
      if (op.operand(i).type() instanceof BaseMemRefType && (returns || boundaries.takes(op, i))) {
        handover(returns ? Handover.Kind.RESULT : Handover.Kind.CALL, op.opOperand(i), -1);
      }
    }
  }

  private Handover handover(Handover.Kind kind, OpOperand operand, int successor) {
    return handovers.of(operand, () -> {
      Handover added = new Handover(kind, operand.owner(), operand.index(), successor, of(operand.value()));
      if (isReachable(operand.owner())) {
        allHandovers.add(added);
        added.buffer.handovers.add(added);
      }
      return added;
    });
  }

  /** Returns all handovers, including unreachable ones. */
  List<Handover> evenUnreachable() {
    return handovers.all();
  }

  /** Returns whether the operation of {@code handover} has further handovers. */
  boolean hasOthers(Handover handover) {
    return handovers.areSeveral(handover.op);
  }
}
