// SPDX-License-Identifier: Apache-2.0
package org.mortise.analysis.alias;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.mortise.analysis.cfg.BlockDepths;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.interfaces.FunctionOpInterface;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.interfaces.ViewLikeOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Which allocations the buffers of values can come from. Follows views, branches, regions and selections back inside a
 * function; it does not look into callees, of which it assumes that they return new memory or one of their operands.
 *
 * <p>An origin is computed when it is first asked for, and kept: what is rewritten later must keep the meaning of the
 * program, but the origin of a value may then be less precise than it could be. Values that flow in a cycle have the
 * same origin (they are found by Tarjan's algorithm, without recursion). Linear in the flow edges that lead back from
 * the values asked for. For questions about many values at once see {@link BufferOverlap}. Not thread-safe.
 */
public final class BufferOrigins {
  /** How the buffers of two values are related. */
  public enum Relation {
    /** They come from the same allocation. */
    SAME,
    /** They come from different allocations. */
    DIFFERENT,
    /** Nobody knows. */
    UNKNOWN
  }

  /** A value whose sources are being followed. */
  private static final class Node {
    final Value value;
    final int number;
    final List<Value> sources = new ArrayList<>(2);
    final boolean ownBuffer;
    int lowest;
    int nextSource;

    Node(Value value, int number) {
      this.value = value;
      this.number = number;
      this.lowest = number;
      this.ownBuffer = BufferSources.collect(value, sources) && value.type() instanceof BaseMemRefType;
    }
  }

  private final Map<Value, BufferOrigin> origins = new HashMap<>();
  private final BlockDepths depths = new BlockDepths();
  private int nextId = BufferOrigin.FIRST_ID;

  /** The value of which {@code value} is a view; the value itself if it is none. */
  public static Value viewBase(Value value) {
    Value base = value;
    Value source = viewSource(base);
    while (source != null) {
      base = source;
      source = viewSource(base);
    }
    return base;
  }

  static Value viewSource(Value value) {
    Operation op = value.definingOp();
    ViewLikeOpInterface view = op == null ? null : op.getInterface(ViewLikeOpInterface.class);
    return view == null ? null : view.getViewSource(op);
  }

  /** Computes where the buffer of {@code value} comes from, as the program is now. */
  public void resolve(Value value) {
    originOf(value);
  }

  /** How two buffers are related. Linear in the number of allocations that they can come from. */
  public Relation relation(Value first, Value second) {
    Value base = viewBase(first);
    Value otherBase = viewBase(second);
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

  /** A new allocation is different from all others and from arguments; two arguments can be the same buffer. */
  static boolean canBeToldApart(BufferOrigin.Kind kind, BufferOrigin.Kind other) {
    return kind != BufferOrigin.Kind.UNKNOWN && other != BufferOrigin.Kind.UNKNOWN
        && (kind == BufferOrigin.Kind.ALLOCATIONS || other == BufferOrigin.Kind.ALLOCATIONS);
  }

  BlockDepths depths() {
    return depths;
  }

  BufferOrigin originOf(Value value) {
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

  /** Finds the cycles in the flow back from one value, and gives each of them its origin, sources first. */
  private final class Search {
    private final Map<Value, Node> open = new HashMap<>();
    private final List<Node> unassigned = new ArrayList<>();
    private final Deque<Node> path = new ArrayDeque<>();
    private int count;

    void run(Value start) {
      enter(start);
      while (!path.isEmpty()) {
        Node node = path.peek();
        if (node.nextSource < node.sources.size()) {
          follow(node, node.sources.get(node.nextSource++));
          continue;
        }
        path.pop();
        if (node.lowest == node.number) {
          assign(node);
        }
        if (!path.isEmpty()) {
          path.peek().lowest = Math.min(path.peek().lowest, node.lowest);
        }
      }
    }

    private void enter(Value value) {
      Node node = new Node(value, count++);
      open.put(value, node);
      unassigned.add(node);
      path.push(node);
    }

    private void follow(Node node, Value source) {
      if (origins.containsKey(source)) {
        return;
      }
      Node reached = open.get(source);
      if (reached == null) {
        enter(source);
      } else {
        node.lowest = Math.min(node.lowest, reached.number);
      }
    }

    /** All nodes from {@code first} on are on cycles with it. */
    private void assign(Node first) {
      int from = unassigned.size() - 1;
      while (unassigned.get(from) != first) {
        from--;
      }
      List<Node> members = unassigned.subList(from, unassigned.size());
      BufferOrigin origin = originOf(members);
      for (Node member : members) {
        origins.put(member.value, origin);
        open.remove(member.value);
      }
      members.clear();
    }

    private BufferOrigin originOf(List<Node> members) {
      Set<BufferOrigin> parts = new LinkedHashSet<>();
      for (Node member : members) {
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
