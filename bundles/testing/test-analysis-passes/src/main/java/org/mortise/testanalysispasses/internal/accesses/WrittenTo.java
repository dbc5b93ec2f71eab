// SPDX-License-Identifier: Apache-2.0
package org.mortise.testanalysispasses.internal.accesses;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.analyses.dataflow.SparseBackwardAnalysis;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.interfaces.CallOpInterface;

/** The names of the stores that a value flows into. */
final class WrittenTo extends SparseBackwardAnalysis<Set<String>> {
  private final boolean functionsWrite;
  private final Map<Operation, Integer> numbers = new HashMap<>();
  private final Map<String, Integer> positions = new HashMap<>();

  /** @param functionsWrite whether external functions store their arguments */
  WrittenTo(Operation root, boolean functionsWrite) {
    this.functionsWrite = functionsWrite;
    root.walk(op -> numbers.put(op, numbers.size()));
  }

  @Override
  protected Set<String> join(Set<String> a, Set<String> b) {
    if (a.containsAll(b)) {
      return a;
    }
    Set<String> all = new HashSet<>(a);
    all.addAll(b);
    return all;
  }

  @Override
  protected Set<String> exitElement(Value value) {
    return Set.of();
  }

  /** A store stores its first operand; each result of another operation depends on all operands. */
  @Override
  protected void visitOperation(Operation op, List<Set<String>> results) {
    if (op.name().name().equals("memref.store")) {
      set(op.operand(0), written(op, nameOf(op)));
      return;
    }
    for (@Nullable Set<String> result : results) {
      for (int i = 0; i < op.operandCount() && result != null; i++) {
        set(op.operand(i), result);
      }
    }
  }

  @Override
  protected void visitControlFlow(Operation op, BitSet forwarded) {
    String kind = op.implementsInterface(CallOpInterface.class) ? "callarg" : "brancharg";
    for (int i = forwarded.nextClearBit(0); i < op.operandCount(); i = forwarded.nextClearBit(i + 1)) {
      set(op.operand(i), written(op, kind + i));
    }
  }

  @Override
  protected void visitExternalCall(Operation call) {
    for (int i = 0; i < call.operandCount(); i++) {
      set(call.operand(i), written(call, functionsWrite ? nameOf(call) : "callarg" + i));
    }
  }

  private Set<String> written(Operation op, String name) {
    positions.merge(name, numbers.getOrDefault(op, 0), Math::max);
    return Set.of(name);
  }

  /** Returns the names for a value, those of the last operations first; empty if unknown. */
  List<String> namesOf(Value value) {
    Set<String> found = lookup(value);
    List<String> names = new ArrayList<>(found == null ? Set.of() : found);
    names.sort(Comparator.comparing((String name) -> -positions.get(name)).thenComparing(Comparator.naturalOrder()));
    return names;
  }

  private static String nameOf(Operation op) {
    return op.getAttr("tag_name") instanceof StringAttr name ? name.value() : "";
  }
}
