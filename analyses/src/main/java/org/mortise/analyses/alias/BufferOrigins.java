// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.alias;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.cfg.BlockDepths;
import org.mortise.analyses.cfg.StronglyConnectedComponents;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.types.BaseMemRefType;

/**
 * The allocations that the buffers of values can come from: a backward query on {@link BufferGraph#ALIASES}, inside one
 * function. A call returns new memory or one of its operands.
 *
 * <p>An origin is computed when it is first requested, and cached. Later rewrites must preserve the meaning of the
 * program; the origin of a value may then be less precise than possible. The values of a strongly connected component
 * have one origin. Linear in the edges that lead back from the requested values. For queries about many values at once
 * see {@link BufferOverlap}. Not thread-safe.
 */
public final class BufferOrigins {
  /** The relation between the buffers of two values. */
  public enum Relation {
    /** The buffers come from the same allocation. */
    SAME,
    /** The buffers come from different allocations. */
    DIFFERENT,
    /** The buffers may come from the same allocation or from different ones. */
    UNKNOWN
  }

  /** A visited value, with its edges backward. */
  private static final class Node {
    final Value value;
    final List<Value> sources = new ArrayList<>(2);
    final boolean ownBuffer;
    int nextSource;

    Node(Value value) {
      this.value = value;
      this.ownBuffer = BufferGraph.ALIASES.collectSources(value, sources) && value.type() instanceof BaseMemRefType;
    }
  }

  private final Map<Value, BufferOrigin> origins = new HashMap<>();
  private final BlockDepths depths = new BlockDepths();
  private int nextId = BufferOrigin.FIRST_ID;

  /** Computes the origin of the buffer of {@code value} in the current state of the program. */
  public void resolve(Value value) {
    originOf(value);
  }

  /** Returns the relation between two buffers. Linear in the number of allocations that they can come from. */
  public Relation relation(Value first, Value second) {
    Value base = BufferGraph.viewBase(first);
    Value otherBase = BufferGraph.viewBase(second);
    BufferOrigin origin = originOf(base);
    BufferOrigin other = originOf(otherBase);
    if (base == otherBase || origin == other && origin.isLeaf()) {
      return Relation.SAME;
    }
    if (!canBeToldApart(origin.kind(), other.kind())) {
      return Relation.UNKNOWN;
    }
    return Collections.disjoint(origin.leaves(), other.leaves()) ? Relation.DIFFERENT : Relation.UNKNOWN;
  }

  /**
   * Returns whether origins of these kinds differ. A new allocation differs from all other allocations and from
   * arguments; two arguments can be the same buffer.
   */
  static boolean canBeToldApart(BufferOrigin.Kind kind, BufferOrigin.Kind other) {
    return kind != BufferOrigin.Kind.UNKNOWN && other != BufferOrigin.Kind.UNKNOWN
        && (kind == BufferOrigin.Kind.ALLOCATIONS || other == BufferOrigin.Kind.ALLOCATIONS);
  }

  BlockDepths depths() {
    return depths;
  }

  @Nullable BufferOrigin originOf(Value value) {
    BufferOrigin known = origins.get(value);
    if (known == null) {
      new Search().run(value);
      known = origins.get(value);
    }
    return known;
  }

  private BufferOrigin leaf(Value value) {
    return BufferOrigin.leaf(nextId++, value, kindOf(value));
  }

  private static BufferOrigin.Kind kindOf(Value value) {
    if (value instanceof BlockArgument argument) {
      return isFunctionArgument(argument)
          ? BufferOrigin.Kind.ALLOCATIONS_AND_ARGUMENTS : BufferOrigin.Kind.UNKNOWN;
    }
    return MemoryEffects.hasEffect(value.definingOp(), MemoryEffect.Kind.ALLOCATE, value)
        ? BufferOrigin.Kind.ALLOCATIONS : BufferOrigin.Kind.UNKNOWN;
  }

  private static boolean isFunctionArgument(BlockArgument argument) {
    Block block = argument.owner();
    return block.isEntryBlock() && block.parentOp() != null
        && block.parentOp().getInterface(FunctionOpInterface.class) != null;
  }

  /** Finds the components that are reachable backward from one value, and the origin of each. */
  private final class Search implements StronglyConnectedComponents.Edges {
    private final Map<Value, Integer> numbers = new HashMap<>();
    private final List<Node> nodes = new ArrayList<>();

    void run(Value start) {
      StronglyConnectedComponents components = new StronglyConnectedComponents(8, this);
      components.search(numberOf(start));
      for (int i = 0; i < components.count(); i++) {
        BufferOrigin origin = originOf(components, i);
        for (int k = components.start(i); k < components.end(i); k++) {
          origins.put(nodes.get(components.member(k)).value, origin);
        }
      }
    }

    private int numberOf(Value value) {
      Integer known = numbers.putIfAbsent(value, nodes.size());
      if (known != null) {
        return known;
      }
      nodes.add(new Node(value));
      return nodes.size() - 1;
    }

    @Override
    public int nextTarget(int number) {
      Node node = nodes.get(number);
      while (node.nextSource < node.sources.size()) {
        Value source = node.sources.get(node.nextSource++);
        if (!origins.containsKey(source)) {
          return numberOf(source);
        }
      }
      return StronglyConnectedComponents.NONE;
    }

    private BufferOrigin originOf(StronglyConnectedComponents components, int component) {
      Set<BufferOrigin> parts = new LinkedHashSet<>();
      for (int k = components.end(component) - 1; k >= components.start(component); k--) {
        Node member = nodes.get(components.member(k));
        if (member.ownBuffer) {
          parts.add(leaf(member.value));
        }
        for (Value source : member.sources) {
          BufferOrigin origin = origins.get(source);
          if (origin != null && origin != BufferOrigin.NOTHING) {
            parts.add(origin);
          }
        }
      }
      return switch (parts.size()) {
        case 0 -> BufferOrigin.NOTHING;
        case 1 -> parts.iterator().next();
        default -> BufferOrigin.anyOf(nextId++, parts);
      };
    }
  }
}
