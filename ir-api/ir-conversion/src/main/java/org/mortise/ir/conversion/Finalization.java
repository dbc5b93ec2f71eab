// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.conversion;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OpResult;
import org.mortise.ir.Operation;
import org.mortise.ir.Severity;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.builtin.UnrealizedConversionCastOp;

/**
 * The end of a conversion: casts are cancelled against each other or replaced by materializations, and values of old
 * types that are still used are materialized. Linear in the changes and the uses of replaced values.
 */
final class Finalization {
  private final ConversionLog log;
  private final ConversionRewriter rewriter;
  private final ValueMapping mapping;
  /** The values that a value replaces directly; null until it is needed. */
  private @Nullable Map<Value, List<Value>> inverse;
  /** The casts that are needed, in the order in which they are materialized. */
  private final List<Cast> live = new ArrayList<>();

  Finalization(ConversionLog log, ConversionRewriter rewriter) {
    this.log = log;
    this.rewriter = rewriter;
    this.mapping = log.mapping();
  }

  /** Returns the values that a value replaces directly. */
  private Map<Value, List<Value>> inverse() {
    if (inverse == null) {
      inverse = mapping.inverse();
    }
    return inverse;
  }

  /** Returns the error that prevents the conversion, or null. */
  @Nullable Diagnostic run() {
    Diagnostic failure = resolveCasts();
    if (failure == null) {
      failure = materializeArguments();
    }
    return failure != null ? failure : materializeResults();
  }

  // ---- casts -------------------------------------------------------------------------------------------------------

  private @Nullable Diagnostic resolveCasts() {
    List<Cast> casts = new ArrayList<>();
    for (int i = 0; i < log.size(); i++) {
      if (log.get(i) instanceof Change.InsertedCast inserted) {
        casts.add(inserted.cast);
      }
    }
    for (int i = casts.size() - 1; i >= 0; i--) {
      cancelUsers(casts.get(i));
      cancel(casts.get(i));
    }
    findLive(casts);
    for (Cast cast : live) {
      Diagnostic failure = materialize(cast);
      if (failure != null) {
        return failure;
      }
    }
    return null;
  }

  /** Replaces casts of the results of {@code cast} that lead back to its operands. */
  private void cancelUsers(Cast cast) {
    Operation op = cast.op();
    List<Operation> users = List.of();
    for (OpOperand use = op.result(0).firstUse(); use != null; use = use.nextUse()) {
      if (UnrealizedConversionCastOp.of(use.owner()) != null) {
        users = users.isEmpty() ? new ArrayList<>(1) : users;
        users.add(use.owner());
      }
    }
    for (Operation user : users) {
      if (user.operandCount() == op.resultCount() && hasTypesOf(user.resultList(), List.of(op.operands()))
          && List.of(user.operands()).equals(op.resultList())) {
        replace(user.resultList(), List.of(op.operands()));
      }
    }
  }

  /** Replaces the results of {@code cast} if values of its types are known for its operands. */
  private void cancel(Cast cast) {
    Operation op = cast.op();
    if (op.operandCount() == 1 && op.resultCount() == 1) {
      Value found = knownValue(op.result(0), op.operand(0));
      if (found != null) {
        replace(op.resultList(), List.of(found));
      }
      return;
    }
    Operation definer = op.operandCount() == 1 ? op.operand(0).definingOp() : null;
    if (definer != null && UnrealizedConversionCastOp.of(definer) != null && definer.resultCount() == 1
        && hasTypesOf(op.resultList(), List.of(definer.operands()))) {
      replace(op.resultList(), List.of(definer.operands()));
    }
  }

  /** Returns a value of the type of {@code root} for {@code from}, or for a value that is cast to it; null for none. */
  private @Nullable Value knownValue(Value root, Value from) {
    Value current = from;
    while (true) {
      Value found = mapping.lookup(current, root.type());
      if (found.type() == root.type() && found != root) {
        return found;
      }
      Operation definer = current.definingOp();
      if (definer == null || definer.operandCount() != 1 || UnrealizedConversionCastOp.of(definer) == null) {
        return null;
      }
      current = definer.operand(0);
    }
  }

  private static boolean hasTypesOf(List<? extends Value> values, List<? extends Value> others) {
    if (values.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < values.size(); i++) {
      if (values.get(i).type() != others.get(i).type()) {
        return false;
      }
    }
    return true;
  }

  private void replace(List<? extends Value> olds, List<? extends Value> news) {
    for (int i = 0; i < olds.size(); i++) {
      replace(olds.get(i), news.get(i));
    }
  }

  /** Replaces a value in the program and where it replaces others, unless that would close a circle. */
  private void replace(Value old, Value value) {
    old.replaceAllUsesWith(value);
    List<Value> replaced = inverse().remove(old);
    if (replaced == null) {
      return;
    }
    for (Value from : replaced) {
      if (from == value || leadsTo(value, from)) {
        log.unmap(from);
      } else {
        log.map(from, value);
        inverse().computeIfAbsent(value, key -> new ArrayList<>(1)).add(from);
      }
    }
  }

  private boolean leadsTo(Value from, Value to) {
    for (Value value = mapping.direct(from); value != null; value = mapping.direct(value)) {
      if (value == to) {
        return true;
      }
    }
    return false;
  }

  // ---- liveness ----------------------------------------------------------------------------------------------------

  /** Finds the casts whose results are used, or replace values that are, the last ones first. */
  private void findLive(List<Cast> casts) {
    Deque<Cast> open = new ArrayDeque<>(casts);
    while (!open.isEmpty()) {
      Cast cast = open.removeLast();
      if (cast.isLive() || !isLive(cast)) {
        continue;
      }
      cast.markLive();
      live.add(cast);
      for (int i = 0; i < cast.op().operandCount(); i++) {
        addDefiner(cast.op().operand(i), open);
      }
    }
  }

  /** Adds the casts that define {@code value} or a value that replaces it. */
  private void addDefiner(Value value, Deque<Cast> open) {
    for (Value current = value; current != null; current = mapping.direct(current)) {
      Cast input = log.castOf(current.definingOp());
      if (input != null) {
        open.addLast(input);
      }
    }
  }

  private boolean isLive(Cast cast) {
    for (int i = 0; i < cast.op().resultCount(); i++) {
      Value result = cast.op().result(i);
      if (liveUser(result) != null) {
        return true;
      }
      for (Value replaced : inverse().getOrDefault(result, List.of())) {
        if (liveUser(replaced) != null) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns a user of {@code value} that remains after the conversion, or null. */
  private @Nullable Operation liveUser(Value value) {
    for (OpOperand use = value.firstUse(); use != null; use = use.nextUse()) {
      Cast cast = log.castOf(use.owner());
      if (cast == null ? !log.isIgnored(use.owner()) : cast.isLive()) {
        return use.owner();
      }
    }
    return null;
  }

  /** As {@link #liveUser}, also of the values that {@code value} replaces. */
  private @Nullable Operation liveUserOfReplaced(Value value) {
    Set<Value> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Value> open = new ArrayDeque<>();
    open.push(value);
    while (!open.isEmpty()) {
      Value current = open.pop();
      Operation user = seen.add(current) ? liveUser(current) : null;
      if (user != null) {
        return user;
      }
      inverse().getOrDefault(current, List.of()).forEach(open::push);
    }
    return null;
  }

  // ---- materializations --------------------------------------------------------------------------------------------

  private @Nullable Diagnostic materialize(Cast cast) {
    Operation op = cast.op();
    List<Value> values = cast.converter() == null ? null : materialize(cast, cast.converter());
    if (values != null) {
      replace(op.resultList(), values);
      return null;
    }
    return op.error("failed to legalize unresolved materialization from (" + quoted(List.of(op.operands())) + ") to "
        + quoted(op.resultList()) + " that remained live after conversion");
  }

  private @Nullable List<Value> materialize(Cast cast, TypeConverter converter) {
    Operation op = cast.op();
    rewriter.setInsertionPoint(op);
    List<Value> inputs = List.of(op.operands());
    Location location = op.location();
    if (op.resultCount() != 1) {
      List<Type> types = new ArrayList<>(op.resultCount());
      op.resultList().forEach(result -> types.add(result.type()));
      return converter.materializeTargets(rewriter, types, inputs, location);
    }
    Type type = op.result(0).type();
    Value value = null;
    if (cast.kind() == Cast.Kind.ARGUMENT) {
      value = converter.materializeArgument(rewriter, type, inputs, location);
    }
    if (cast.kind() == Cast.Kind.SOURCE) {
      value = converter.materializeSource(rewriter, type, inputs, location);
    } else if (value == null) {
      value = converter.materializeTarget(rewriter, type, inputs, location);
    }
    return value == null ? null : List.of(value);
  }

  static String quoted(List<? extends Value> values) {
    StringBuilder text = new StringBuilder();
    for (Value value : values) {
      text.append(text.isEmpty() ? "'" : ", '").append(value.type()).append('\'');
    }
    return text.toString();
  }

  /** Materializes the values of old block arguments that are replaced by values of other types and still used. */
  private @Nullable Diagnostic materializeArguments() {
    for (int i = 0; i < log.size(); i++) {
      if (!(log.get(i) instanceof Change.ConvertedBlock converted)) {
        continue;
      }
      for (BlockArgument argument : converted.old.argumentList()) {
        Diagnostic failure = materializeArgument(argument, converted);
        if (failure != null) {
          return failure;
        }
      }
    }
    return null;
  }

  private @Nullable Diagnostic materializeArgument(BlockArgument argument, Change.ConvertedBlock converted) {
    if (mapping.lookupOrNull(argument, argument.type()) != null) {
      return null;
    }
    Operation user = liveUser(argument);
    if (user == null) {
      return null;
    }
    Value replacement = mapping.last(argument);
    boolean isDropped = replacement == argument;
    if (isDropped) {
      rewriter.setInsertionPointToStart(converted.converted);
    } else {
      rewriter.setInsertionPointAfterValue(replacement);
    }
    TypeConverter converter = converted.converter;
    Value value = converter == null ? null : converter.materializeSource(rewriter, argument.type(),
        isDropped ? List.of() : List.of(replacement), argument.location());
    if (value != null) {
      log.map(replacement, value);
      return null;
    }
    String target = isDropped ? "" : ", with target type '" + replacement.type() + "'";
    return new Diagnostic(Severity.ERROR, argument.location(),
        "failed to materialize conversion for block argument #" + argument.index()
            + " that remained live after conversion, type was '" + argument.type() + "'" + target)
        .noteShowing(user, "see existing live user here: ");
  }

  private @Nullable Diagnostic materializeResults() {
    for (int i = 0; i < log.size(); i++) {
      if (!(log.get(i) instanceof Change.ReplacedOperation replaced) || !replaced.changesResults()) {
        continue;
      }
      for (OpResult result : replaced.op.resultList()) {
        Diagnostic failure = materializeResult(result, replaced);
        if (failure != null) {
          return failure;
        }
      }
    }
    return null;
  }

  private @Nullable Diagnostic materializeResult(OpResult result, Change.ReplacedOperation replaced) {
    Value replacement = mapping.last(result);
    Operation op = replaced.op;
    if (replacement == result) {
      Operation user = liveUser(result);
      return user == null ? null
          : op.error("failed to legalize operation '" + op.name() + "' marked as erased")
              .noteShowing(user, "found live user of result #" + result.index() + ": ");
    }
    if (replacement.type() == result.type() || mapping.lookupOrNull(result, result.type()) != null) {
      return null;
    }
    Operation user = liveUserOfReplaced(result);
    if (user == null) {
      return null;
    }
    rewriter.setInsertionPoint(op);
    TypeConverter converter = replaced.converter;
    Value value = converter == null ? null
        : converter.materializeSource(rewriter, result.type(), List.of(replacement), op.location());
    if (value != null) {
      log.map(replacement, value);
      inverse().computeIfAbsent(value, key -> new ArrayList<>(1)).add(replacement);
      return null;
    }
    return op.error("failed to materialize conversion for result #" + result.index() + " of operation '" + op.name()
        + "' that remained live after conversion")
        .noteShowing(user, "see existing live user here: ");
  }
}
