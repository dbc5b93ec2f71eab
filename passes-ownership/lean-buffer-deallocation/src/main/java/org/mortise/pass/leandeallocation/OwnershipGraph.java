// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.leandeallocation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analysis.alias.BufferAliases;
import org.mortise.analysis.alias.BufferEdge;
import org.mortise.analysis.alias.BufferEscapes;
import org.mortise.analysis.alias.BufferGraph;
import org.mortise.analysis.alias.FreeingOperations;
import org.mortise.dialect.bufferization.BufferizationDialect;
import org.mortise.dialect.bufferization.DeallocOp;
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
import org.mortise.ir.types.BaseMemRefType;

/**
 * The buffers of one function, where they are handed over, and where the program frees them. Code that is never
 * reached has no part in it. Linear in the function.
 */
final class OwnershipGraph {
  private static final BufferGraph GRAPH = BufferGraph.of(BufferEdge.DECLARED, BufferEdge.SELECT, BufferEdge.VIEW,
      BufferEdge.BRANCH, BufferEdge.REGION_ENTRY, BufferEdge.REGION_EXIT, BufferEdge.UNKNOWN_OPERATION);

  private record Place(Operation op, int index) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Place place && place.op == op && place.index == index;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(op) * 31 + index;
    }
  }

  final Operation function;
  final DominanceInfo dominance = new DominanceInfo();
  private final BoundarySummaries boundaries;
  private final FreeingOperations freeing;
  private final BufferAliases aliases;
  private final BufferEscapes escapes;
  private final Map<Value, Buffer> buffers = new IdentityHashMap<>();
  private final Map<Place, Handover> handovers = new LinkedHashMap<>();
  private final Set<Value> takenArguments = new HashSet<>();
  /** For results of calls, the earlier results that may be the same buffer. */
  private final Map<Value, List<Value>> twins = new IdentityHashMap<>();
  /** Whether operations with regions may allocate memory there. */
  private final Map<Operation, Boolean> allocating = new IdentityHashMap<>();
  /** All buffers that may have to be freed, and all slots, in the order of the program. */
  final List<Buffer> candidates = new ArrayList<>();
  /** The allocations and results of calls that escape. */
  private final List<Value> escaped = new ArrayList<>();
  /** All handovers in the order of the program. */
  final List<Handover> allHandovers = new ArrayList<>();
  /** The operations of the program that free a buffer. */
  private final Set<Place> releases = new LinkedHashSet<>();
  /** The operations that free a buffer which the pass frees instead, each before its operands. */
  private final Set<Operation> takenOver = new LinkedHashSet<>();
  /** The operands that a callee frees on some ways only. */
  private final Set<Place> unclearReleases = new HashSet<>();

  OwnershipGraph(Operation function, BoundarySummaries boundaries, FreeingOperations freeing) {
    this.function = function;
    this.boundaries = boundaries;
    this.freeing = freeing;
    BufferAliases plain = BufferAliases.of(function, GRAPH);
    this.escapes = BufferEscapes.of(plain);
    List<Value[]> further = new ArrayList<>(escapes.contentsOfBoxes());
    function.walkPreOrder((Operation op) -> {
      if (op != function && isApart(op)) {
        return Walk.Result.SKIP;
      }
      noteReleases(op);
      DeallocOp dealloc = DeallocOp.of(op);
      for (int i = 0; dealloc != null && i < dealloc.memrefs().size(); i++) {
        unclearReleases.add(new Place(op, i));
      }
      if (op.implementsInterface(CallOpInterface.class)) {
        noteTakenBy(op);
      }
      if (op.resultCount() > 1 && op.implementsInterface(CallOpInterface.class)) {
        relateResults(op, further);
      }
      return Walk.Result.ADVANCE;
    });
    this.aliases = plain.with(further);
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
    takeOverReleases();
  }

  private List<Value> allAliasesOf(Value value) {
    List<Value> found = aliases.directAliases(value);
    found.removeIf(alias -> isLoadedFrom(value, alias));
    return found;
  }

  /**
   * Takes over the releases of buffers that the function owns for sure: they are freed where the pass decides. Buffers
   * that are handed to the same places are freed all by the pass, or all by the program.
   */
  private void takeOverReleases() {
    if (releases.isEmpty()) {
      return;
    }
    Set<Value> foreign = foreignBuffers();
    Families families = new Families(aliases.values(), this::allAliasesOf);
    Set<Value> kept = new HashSet<>();
    for (Place place : releases) {
      Value freed = place.op.operand(place.index);
      if (!isPureRelease(place.op) || foreign.contains(freed)) {
        kept.add(families.of(freed));
      }
    }
    for (Place place : unclearReleases) {
      kept.add(families.of(place.op.operand(place.index)));
    }
    releases.removeIf(place -> {
      boolean taken = !kept.contains(families.of(place.op.operand(place.index)));
      if (taken) {
        takenOver.add(place.op);
        takeOverViews(place.op.operand(place.index));
      }
      return taken;
    });
  }

  /** Takes over the views that serve nothing but to free the buffer that they are views of. */
  private void takeOverViews(Value released) {
    Value freed = released;
    for (Value source = BufferGraph.viewSource(freed); source != null && hasOneUse(freed.definingOp());
        source = BufferGraph.viewSource(source)) {
      takenOver.add(freed.definingOp());
      freed = source;
    }
  }

  private static boolean hasOneUse(Operation op) {
    int uses = 0;
    for (Value result : op.results()) {
      for (OpOperand use = result.firstUse(); use != null; use = use.nextUse()) {
        uses++;
      }
    }
    return uses == 1;
  }

  /** Returns whether {@code op} does nothing but free one buffer. */
  private static boolean isPureRelease(Operation op) {
    return op.resultCount() == 0 && op.regionCount() == 0 && op.successorCount() == 0 && op.operandCount() == 1
        && MemoryEffects.of(op).size() == 1 && !op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION);
  }

  /** Returns the values that may be buffers without an owner in the function. */
  private Set<Value> foreignBuffers() {
    Set<Value> foreign = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Value> pending = new ArrayDeque<>();
    for (Value value : aliases.values()) {
      Buffer known = buffers.get(value);
      boolean isForeign = known == null || known.kind == Buffer.Kind.OTHER;
      if (isForeign && !hasSources(value) && foreign.add(value)) {
        pending.add(value);
      }
    }
    while (!pending.isEmpty()) {
      Value value = pending.pop();
      for (Value alias : allAliasesOf(value)) {
        if (foreign.add(alias)) {
          pending.push(alias);
        }
      }
    }
    return foreign;
  }

  private static boolean hasSources(Value value) {
    List<Value> sources = new ArrayList<>();
    GRAPH.collectSources(value, sources);
    sources.removeIf(source -> isLoadedFrom(source, value));
    return !sources.isEmpty();
  }

  /** Returns whether {@code op} only serves to free a buffer that the pass frees instead. */
  boolean isTakenOver(Operation op) {
    return takenOver.contains(op);
  }

  /** Erases the operations of which the pass takes the place. */
  void eraseTakenOver() {
    takenOver.forEach(Operation::erase);
  }

  /** Returns whether {@code op} is a function, or may contain some: it is processed separately. */
  static boolean isApart(Operation op) {
    return op.hasTrait(Trait.SYMBOL_TABLE) || op.implementsInterface(FunctionOpInterface.class);
  }

  /** Returns what is known about {@code value}. */
  Buffer of(Value value) {
    return buffers.computeIfAbsent(value, key -> new Buffer(key, Buffer.Kind.OTHER));
  }

  /** Records that a result was replaced by one of another operation. */
  void replaced(Value before, Value after) {
    Buffer buffer = buffers.remove(before);
    if (buffer != null) {
      buffer.value = after;
      buffers.put(after, buffer);
    }
  }

  /** Returns the buffer that {@code value} is for sure: itself, or what it is a view of. */
  Buffer rootOf(Value value) {
    return of(BufferGraph.viewBase(value));
  }

  /** Returns what is handed over by {@code use}; null if it is an ordinary use. */
  @Nullable Handover handoverOf(OpOperand use) {
    return handovers.get(new Place(use.owner(), use.index()));
  }

  /** Returns whether the program frees a buffer by {@code use}. */
  boolean isRelease(OpOperand use) {
    return releases.contains(new Place(use.owner(), use.index()));
  }

  /** Returns the buffers that the program frees, as far as they are known for sure. */
  List<Buffer> releasedBuffers() {
    List<Buffer> released = new ArrayList<>();
    for (Place place : releases) {
      released.add(rootOf(place.op.operand(place.index)));
    }
    return released;
  }

  /** Returns whether the callee of {@code use} frees the buffer on some ways only. */
  boolean isUnclearRelease(OpOperand use) {
    return !unclearReleases.isEmpty() && unclearReleases.contains(new Place(use.owner(), use.index()));
  }

  /** Returns the values that are the same buffer as {@code value} after one step, but for slots. */
  List<Value> aliasesOf(Value value) {
    List<Value> found = aliases.directAliases(value);
    found.removeIf(alias -> buffers.containsKey(alias) && of(alias).kind == Buffer.Kind.SLOT
        || isLoadedFrom(value, alias));
    return found;
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

  /** Returns whether {@code op} is executed on some way. */
  boolean isReachable(Operation op) {
    Block block = op.block();
    return block == null || block.parent().hasOneBlock() || dominance.isReachableFromEntry(block);
  }

  /** Returns whether {@code value} may be used from the beginning of the life of {@code slot} on. */
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

  private void noteReleases(Operation op) {
    List<MemoryEffect> effects = op.operandCount() == 0 ? null : MemoryEffects.of(op);
    if (effects == null || !isReachable(op)) {
      return;
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() != MemoryEffect.Kind.FREE || effect.value() == null) {
        continue;
      }
      for (int i = 0; i < op.operandCount(); i++) {
        if (op.operand(i) == effect.value() && op.operand(i).type() instanceof BaseMemRefType) {
          releases.add(new Place(op, i));
          noteTaken(op.operand(i));
          break;
        }
      }
    }
  }

  private void noteTakenBy(Operation call) {
    for (int i = 0; i < call.operandCount(); i++) {
      if (boundaries.takes(call, i)) {
        noteTaken(call.operand(i));
      } else if (boundaries.mayTake(call, i)) {
        unclearReleases.add(new Place(call, i));
      }
    }
  }

  private void noteTaken(Value freed) {
    Value base = BufferGraph.viewBase(freed);
    if (base instanceof BlockArgument argument && argument.owner().parentOp() == function
        && argument.owner().isEntryBlock()) {
      takenArguments.add(base);
    }
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
    boolean isNew = isCall ? !boundaries.isAlias(op, result) : isAllocation(op, result);
    if (isNew && escapes.of(result) != null) {
      escaped.add(result);
    } else if (isCall) {
      kind = isNew ? Buffer.Kind.RETURNED : kind;
    } else if (op.implementsInterface(RegionBranchOpInterface.class)
        && !op.implementsInterface(BufferViewFlowOpInterface.class)) {
      kind = Buffer.Kind.SLOT;
    } else if (isNew) {
      kind = Buffer.Kind.ALLOCATED;
    }
    if (kind != Buffer.Kind.OTHER) {
      Buffer buffer = add(result, kind);
      buffer.twins = twins.getOrDefault(result, List.of());
      if (kind == Buffer.Kind.ALLOCATED && freeing.isOwn(op)) {
        buffer.ownAllocation = op;
      }
    }
  }

  private Buffer add(Value value, Buffer.Kind kind) {
    Buffer buffer = new Buffer(value, kind);
    buffers.put(value, buffer);
    candidates.add(buffer);
    return buffer;
  }

  private void addArgument(Operation op, Block block, BlockArgument argument) {
    if (!(argument.type() instanceof BaseMemRefType)) {
      return;
    }
    if (op == function && block.isEntryBlock()) {
      if (takenArguments.contains(argument)) {
        add(argument, Buffer.Kind.TAKEN_ARGUMENT);
      }
    } else if (!block.isEntryBlock() || op.implementsInterface(RegionBranchOpInterface.class)
        && !op.implementsInterface(BufferViewFlowOpInterface.class)) {
      add(argument, Buffer.Kind.SLOT);
    }
  }

  /**
   * Adds the pairs of results of a call that may be the same buffer. The first of them owns it; results that are handed
   * on come first, because the others need not own it.
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
    List<MemoryEffect> effects = MemoryEffects.of(op);
    if (effects == null || op.hasAttr(BufferizationDialect.MANUAL_DEALLOCATION) || freeing.of(op) == null) {
      return false;
    }
    for (MemoryEffect effect : effects) {
      if (effect.kind() == MemoryEffect.Kind.ALLOCATE && effect.value() == memref) {
        return effect.resource() != MemoryEffect.Resource.AUTOMATIC_ALLOCATION_SCOPE;
      }
    }
    return false;
  }

  private void addHandovers(Operation op) {
    if (op.operandCount() == 0) {
      return;
    }
    BranchOpInterface branch = op.successorCount() > 0 ? op.getInterface(BranchOpInterface.class) : null;
    GRAPH.visitTargets(op, (operand, target) -> {
      Buffer slot = buffers.get(target);
      if (slot != null && slot.kind == Buffer.Kind.SLOT) {
        int successor = branch == null ? -1 : successorOf(op, branch, operand);
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
    return handovers.computeIfAbsent(new Place(operand.owner(), operand.index()), key -> {
      Handover added = new Handover(kind, operand.owner(), operand.index(), successor, of(operand.value()));
      if (isReachable(operand.owner())) {
        allHandovers.add(added);
        added.buffer.handovers.add(added);
      }
      return added;
    });
  }

  /** Returns all handovers, those of code that is never reached included. */
  Iterable<Handover> evenUnreachable() {
    return handovers.values();
  }

  private static int successorOf(Operation op, BranchOpInterface branch, OpOperand operand) {
    for (int i = 0; i < op.successorCount(); i++) {
      int position = operand.index() - branch.getSuccessorOperands(op, i).forwarded().start();
      if (position >= 0 && position < branch.getSuccessorOperands(op, i).forwarded().size()) {
        return i;
      }
    }
    return -1;
  }
}
