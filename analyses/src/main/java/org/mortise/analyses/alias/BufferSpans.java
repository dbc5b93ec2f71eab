// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.ControlFlowKinds;
import org.mortise.analyses.cfg.ProgramOrder;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.CallOpInterface;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.VectorType;

/**
 * The intervals of a {@link ProgramOrder} in which buffers are accessed, through themselves or any alias.
 *
 * <p>The interval of a buffer covers the definitions and uses of all its aliases. If it contains a definition or use
 * inside a loop that does not contain all of them, it contains the whole loop, as the access is repeated until the loop
 * ends. The argument: outside of loops no operation is executed after one with a higher number, so the buffer is not
 * accessed after the end of its interval; inside loops that contain the interval, the same holds within one
 * iteration if {@linkplain #isBounded no alias precedes the allocation}, which an alias from an earlier iteration would
 * do.
 *
 * <p>One pass over the {@link BufferFlow} computes all intervals. Linear in values, uses and edges, except for the
 * walks up regions. A snapshot, as {@link BufferAliases} is.
 */
public final class BufferSpans {
  /** Aliases of several buffers are freed, or an unknown buffer. */
  private static final Object SEVERAL = new Object();
  private static final int NONE = -1;

  /**
   * The interval of a value, or of all its aliases.
   *
   * @param region the innermost region that contains all accesses
   * @param isInOneBlock whether one block of {@code region} contains all accesses
   * @param first the number of the first definition or use
   * @param lastAccess the number of the last use that does not free the buffer
   * @param accessBlock the block of {@code region} that contains the last access
   * @param last the number of the last use
   * @param lastBlock the block of {@code region} that contains the last use
   * @param freed the base of all freed aliases; null if none is freed; another object if there are several bases
   * @param isUnclear whether the order or the kind of some access is unknown
   * @param isReturned whether a function returns the buffer
   * @param isPassed whether a call receives the buffer
   */
  private record Span(Region region, boolean isInOneBlock, int first, int lastAccess, Block accessBlock, int last,
      Block lastBlock, @Nullable Object freed, boolean isUnclear, boolean isReturned,
      boolean isPassed) {}

  private final BufferAliases aliases;
  private final ProgramOrder order;
  private final ControlFlowKinds kinds = new ControlFlowKinds();
  private final List<@Nullable Span> spans;

  private BufferSpans(BufferAliases aliases, ProgramOrder order) {
    this.aliases = aliases;
    this.order = order;
    this.spans = BufferFlow.of(aliases).fold(aliases.values(), this::own, this::join);
  }

  /** Computes the intervals of all buffers in {@code aliases}; {@code order} numbers the same operation. */
  public static BufferSpans of(BufferAliases aliases, ProgramOrder order) {
    return new BufferSpans(aliases, order);
  }

  /** Returns the number of the last access to {@code buffer}; freeing it is not an access. */
  public int lastAccess(Value buffer) {
    Span span = spanOf(buffer);
    return span.isInOneBlock() ? span.lastAccess()
        : Math.max(span.lastAccess(), order.endOfCycle(span.accessBlock()));
  }

  /** Returns the number of the last use of {@code buffer}, including operations that free it. */
  public int last(Value buffer) {
    Span span = spanOf(buffer);
    return span.isInOneBlock() ? span.last() : Math.max(span.last(), order.endOfCycle(span.lastBlock()));
  }

  /** Returns whether a function returns {@code buffer}. */
  public boolean isReturned(Value buffer) {
    return spanOf(buffer).isReturned();
  }

  /** Returns whether all definitions and uses of the aliases of {@code buffer} are in regions of {@code scope}. */
  public boolean isInside(Operation scope, Value buffer) {
    return scope.isAncestor(spanOf(buffer).region().parentOp());
  }

  /** Returns whether a call receives {@code buffer}. */
  public boolean isPassedToCall(Value buffer) {
    return spanOf(buffer).isPassed();
  }

  /**
   * Returns whether the order or the kind of some access is unknown: asynchronous, by unknown code, or through an
   * address.
   */
  public boolean isUnclear(Value buffer) {
    return spanOf(buffer).isUnclear();
  }

  /** Returns whether every operation that frees {@code buffer} always frees the buffer itself or a view of it. */
  public boolean isFreedByItself(Value buffer) {
    Object freed = spanOf(buffer).freed();
    return freed == null || freed == buffer;
  }

  /**
   * Returns whether {@code allocated}, a result of its allocation, is accessed only between one execution of the
   * allocation and the next.
   */
  public boolean isBounded(Value allocated) {
    Span span = spanOf(allocated);
    Operation op = allocated.definingOp();
    if (span.isReturned() || span.isUnclear() || span.first() < order.start(op)) {
      return false;
    }
    Region region = op.parentRegion();
    Block block = op.block();
    while (region != span.region()) {
      if (!region.hasOneBlock() && order.isInCycle(block) || repeats(region)) {
        return false;
      }
      block = region.parentOp().block();
      region = region.parentOp().parentRegion();
    }
    return span.isInOneBlock() || !order.isInCycle(block);
  }

  private Span spanOf(Value buffer) {
    return spans.get(aliases.numberOf(buffer));
  }

  private @Nullable Span own(Value value) {
    boolean isAddress = aliases.isAddress(value);
    if (isPlainNumber(value) && !isAddress) {
      return null;
    }
    Block block = value.parentBlock();
    int definition = value instanceof BlockArgument ? order.start(block) : order.end(value.definingOp());
    Span span = new Span(
        block.parent(), true, definition, definition, block, definition, block, null, isAddress, false,
        false);
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      span = join(span, ofUse(use));
    }
    return span;
  }

  private Span ofUse(OpOperand use) {
    Operation user = use.owner();
    int start = order.start(user);
    int end = order.end(user);
    boolean frees = MemoryEffects.hasEffect(user, MemoryEffect.Kind.FREE, use.value());
    boolean isReturned = FunctionOpInterface.isReturn(user);
    return new Span(user.parentRegion(), true, start, frees ? NONE : end, user.block(), end, user.block(),
        frees ? baseOf(use.value()) : null, isUnclear(user), isReturned,
        user.implementsInterface(CallOpInterface.class));
  }

  private static Object baseOf(Value freed) {
    Value base = BufferGraph.viewBase(freed);
    Operation op = base.definingOp();
    return op != null && MemoryEffects.hasEffect(op, MemoryEffect.Kind.ALLOCATE, base) ? base : SEVERAL;
  }

  private boolean isUnclear(Operation user) {
    if (user.hasTrait(Trait.HAS_ASYNCHRONOUS_REGION)) {
      return true;
    }
    if (BufferGraph.isDescribed(user) || user.hasTrait(Trait.TERMINATOR)) {
      return false;
    }
    if (!MemoryEffects.areKnown(user)) {
      return !user.implementsInterface(CallOpInterface.class);
    }
    for (int i = 0; i < user.resultCount(); i++) {
      if (!user.result(i).type().dialectNamespace().equals("builtin")) {
        return true;
      }
    }
    return false;
  }

  private static boolean isPlainNumber(Value value) {
    Type type = value.type();
    return type instanceof IntegerType || type instanceof FloatType || type instanceof IndexType
        || type instanceof ComplexType || type instanceof VectorType;
  }

  private Span join(Span one, Span other) {
    Span a = one;
    Span b = other;
    while (a.region() != b.region()) {
      if (aliases.depth(a.region()) >= aliases.depth(b.region())) {
        a = lift(a);
      } else {
        b = lift(b);
      }
    }
    Object freed = a.freed() == null ? b.freed()
        : b.freed() == null || b.freed() == a.freed() ? a.freed() : SEVERAL;
    Span access = a.lastAccess() >= b.lastAccess() ? a : b;
    Span last = a.last() >= b.last() ? a : b;
    return new Span(a.region(), a.isInOneBlock() && b.isInOneBlock() && a.lastBlock() == b.lastBlock(),
        Math.min(a.first(), b.first()), access.lastAccess(), access.accessBlock(), last.last(), last.lastBlock(), freed,
        a.isUnclear() || b.isUnclear(), a.isReturned() || b.isReturned(),
        a.isPassed() || b.isPassed());
  }

  /** Returns the interval as seen from the parent region: whole operations whose regions may be executed repeatedly. */
  private Span lift(Span span) {
    Operation around = span.region().parentOp();
    boolean isUnclear = span.isUnclear() || !ControlFlowKinds.isKnown(around)
        || around.hasTrait(Trait.HAS_ASYNCHRONOUS_REGION);
    boolean isWhole = repeats(span.region()) || !span.region().hasOneBlock();
    int access = span.lastAccess() != NONE && isWhole ? order.end(around) : span.lastAccess();
    return new Span(around.parentRegion(), true, isWhole ? order.start(around) : span.first(), access, around.block(),
        isWhole ? order.end(around) : span.last(), around.block(), span.freed(), isUnclear, span.isReturned(),
        span.isPassed());
  }

  private boolean repeats(Region region) {
    return kinds.isLoop(region.parentOp()) || !ControlFlowKinds.isKnown(region.parentOp());
  }
}
