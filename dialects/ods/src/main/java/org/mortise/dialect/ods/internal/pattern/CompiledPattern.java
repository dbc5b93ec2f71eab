// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Context;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * A pattern for the programs of one context: what it matches, and the steps that create the replacement. New operations
 * are created outside of the program and inserted when all of them are complete, so an attempt that fails leaves no
 * trace.
 *
 * @param eithers the number of {@code either}; all orders of their operands are tried
 * @param locations the operations whose locations new operations have
 * @param replacement the values that replace the results of the matched operation
 */
record CompiledPattern(
    Context context, OperationMatcher root, List<Condition> conditions, int eithers, int[] locations,
    List<ResultStep> steps, List<ValueSource> replacement, int values, int attributes, int operations) {

  /** Replaces an operation if it matches. */
  boolean rewrite(Operation op, PatternRewriter rewriter) {
    RewriteBudget budget = rewriter.facts(RewriteBudget.class, RewriteBudget::new);
    if (budget != null && !budget.allows(op)) {
      return false;
    }
    for (int exchanged = 0; exchanged < 1 << eithers; exchanged++) {
      Bindings bindings = new Bindings(op, exchanged, values, attributes, operations);
      if (matches(op, bindings) && replace(bindings, rewriter, budget)) {
        return true;
      }
    }
    return false;
  }

  private boolean matches(Operation op, Bindings bindings) {
    if (!root.matches(op, bindings)) {
      return false;
    }
    for (Condition condition : conditions) {
      if (!condition.holds(bindings)) {
        return false;
      }
    }
    return true;
  }

  private boolean replace(Bindings bindings, PatternRewriter rewriter, @Nullable RewriteBudget budget) {
    List<Operation> created = new ArrayList<>(steps.size());
    List<Value> values = create(bindings, created);
    if (values == null) {
      for (int i = created.size() - 1; i >= 0; i--) {
        created.get(i).erase();
      }
      return false;
    }
    if (budget != null) {
      budget.spend(bindings.root, created.size());
      created.forEach(budget::addCreated);
    }
    rewriter.setInsertionPoint(bindings.root);
    for (Operation op : created) {
      rewriter.insert(op);
    }
    rewriter.replaceOp(bindings.root, values);
    return true;
  }

  /** Creates the operations and returns the new values of the root's results; null if there are none. */
  private @Nullable List<Value> create(Bindings bindings, List<Operation> created) {
    Location location = location(bindings);
    for (ResultStep step : steps) {
      Operation op = step.create(bindings, location);
      if (op == null) {
        return null;
      }
      created.add(op);
      bindings.setOperation(step.slot(), op);
    }
    List<Value> values = new ArrayList<>(bindings.root.resultCount());
    for (ValueSource source : replacement) {
      for (Value value : source.get(bindings)) {
        if (value.definingOp() == bindings.root) {
          return null;
        }
        values.add(value);
      }
    }
    return haveTypesOf(bindings.root, values) ? values : null;
  }

  /** The users of a result rely on its type. */
  private static boolean haveTypesOf(Operation root, List<Value> values) {
    if (values.size() != root.resultCount()) {
      return false;
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).type() != root.result(i).type()) {
        return false;
      }
    }
    return true;
  }

  private Location location(Bindings bindings) {
    if (locations.length == 1) {
      return bindings.root.location();
    }
    List<Location> fused = new ArrayList<>(locations.length);
    for (int slot : locations) {
      Operation op = bindings.operation(slot);
      if (op != null) {
        fused.add(op.location());
      }
    }
    return FusedLoc.fuse(context, fused, null);
  }
}
