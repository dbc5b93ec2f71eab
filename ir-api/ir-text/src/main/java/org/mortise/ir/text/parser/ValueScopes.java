// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.ParseError;
import org.mortise.ir.Type;
import org.mortise.ir.Value;

/**
 * The visible SSA names. A name is visible until its defining region ends; outer names are not visible in an isolated
 * scope. A use of an unknown name creates a placeholder, which a later definition in the same isolated scope replaces.
 * All operations are O(1) per name and use.
 */
final class ValueScopes {
  private final ParseState state;
  /** The names defined in the open regions, and the start index of each region's names. */
  private final NameStack defined = new NameStack();
  private int[] definedMarks = new int[32];
  private int regionDepth;
  /** The names with forward references, by isolated scope. */
  private final NameStack forward = new NameStack();
  private int[] isolatedScopes = new int[16];
  private int[] forwardMarks = new int[16];
  private boolean[] isolatedRegions = new boolean[32];
  private int isolatedDepth;
  private int nextScope = 1;
  /** The unresolved placeholders, with the offsets of their first uses. */
  private final Map<Value, Integer> unresolved = new IdentityHashMap<>();

  ValueScopes(ParseState state) {
    this.state = state;
  }

  void push(boolean isolated) {
    if (regionDepth == definedMarks.length) {
      definedMarks = Arrays.copyOf(definedMarks, regionDepth * 2);
      isolatedRegions = Arrays.copyOf(isolatedRegions, regionDepth * 2);
    }
    definedMarks[regionDepth] = defined.size();
    isolatedRegions[regionDepth++] = isolated;
    if (!isolated) {
      return;
    }
    if (isolatedDepth == isolatedScopes.length) {
      isolatedScopes = Arrays.copyOf(isolatedScopes, isolatedDepth * 2);
      forwardMarks = Arrays.copyOf(forwardMarks, isolatedDepth * 2);
    }
    isolatedScopes[isolatedDepth] = nextScope++;
    forwardMarks[isolatedDepth++] = forward.size();
  }

  void pop() {
    int scope = scope();
    int mark = definedMarks[--regionDepth];
    while (defined.size() > mark) {
      unbind(defined.pop(), scope);
    }
    if (!isolatedRegions[regionDepth]) {
      return;
    }
    int forwardMark = forwardMarks[--isolatedDepth];
    while (forward.size() > forwardMark) {
      unbind(forward.pop(), scope);
    }
  }

  /** Returns the number of open regions. */
  int depth() {
    return regionDepth;
  }

  /** Closes regions until {@code depth} of them are open. */
  void popTo(int depth) {
    while (regionDepth > depth) {
      pop();
    }
  }

  private int scope() {
    return isolatedScopes[isolatedDepth - 1];
  }

  private static void unbind(Name name, int scope) {
    if (name.value != null && name.value.scope == scope) {
      name.value = name.value.shadowed;
    }
  }

  private ValueBinding bind(Name name) {
    ValueBinding binding = name.value;
    if (binding == null || binding.scope != scope()) {
      binding = new ValueBinding(binding, scope());
      name.value = binding;
    }
    return binding;
  }

  /** Receives the visible names. */
  interface Visitor {
    void visit(String name, Value value);
  }

  /** Visits the defined and visible values, in the order of their definitions. */
  void forEachVisible(Visitor visitor) {
    if (isolatedDepth == 0) {
      return;
    }
    int region = regionDepth - 1;
    while (!isolatedRegions[region]) {
      region--;
    }
    for (int i = definedMarks[region]; i < defined.size(); i++) {
      Name name = defined.get(i);
      boolean isFirst = i == definedMarks[region] || defined.get(i - 1) != name;
      if (isFirst && name.value != null && name.value.scope == scope()) {
        visit(name, visitor);
      }
    }
  }

  private static void visit(Name name, Visitor visitor) {
    boolean isPack = name.value.value(1) != null;
    int number = 0;
    for (Value value = name.value.value(0); value != null; value = name.value.value(++number)) {
      visitor.visit(isPack ? name.text + "#" + number : name.text, value);
    }
  }

  /** Returns whether no names are defined or used so far in the open regions. */
  boolean isEmpty() {
    return defined.size() == 0 && forward.size() == 0;
  }

  /** Returns the offset of the definition or first use of a value; -1 if it is unknown in this scope. */
  int positionOf(Name name, int number) {
    ValueBinding binding = name.value;
    boolean known = binding != null && binding.scope == scope() && binding.value(number) != null && !binding.isKept;
    return known ? binding.position(number) : -1;
  }

  /** Returns the used value; a placeholder if it is not defined yet. */
  Value use(Name name, int number, int position, Type type) {
    ValueBinding binding = bind(name);
    Value value = binding.value(number);
    if (value != null) {
      observeUse(value, position);
      if (value.type() == type) {
        return value;
      }
      if (binding.isKept && isPlaceholder(value)) {
        return new Block().addArgument(type, null);
      }
      throw mismatch(name, position, type, value, binding.position(number));
    }
    if (binding.value(0) != null && !isPlaceholder(binding.value(0))) {
      throw state.error(position, "reference to invalid result number");
    }
    Value placeholder = new Block().addArgument(type, null);
    if (!binding.isKept) {
      unresolved.put(placeholder, position);
    }
    binding.set(number, placeholder, position);
    forward.push(name);
    observeUse(placeholder, position);
    return placeholder;
  }

  /** Records a name that an erroneous operation defines in the innermost region, so that uses are valid. */
  void keep(Name name, int position) {
    ValueBinding binding = bind(name);
    Value known = binding.value(0);
    if (known != null) {
      unresolved.remove(known);
    }
    binding.isKept = true;
    defined.push(name);
  }

  private void observeUse(Value value, int position) {
    if (state.observer != null) {
      state.observer.valueUsed(value, position);
    }
  }

  private ParseError mismatch(Name name, int position, Type type, Value value, int prior) {
    String message = "use of value '" + name.text + "' expects different type than prior uses: '" + type + "' vs '"
        + value.type() + "'";
    return new ParseError(
        Diagnostic.error(state.location(position), message).note(state.location(prior), "prior use here"));
  }

  /** Defines a value in the innermost region; it replaces its placeholder. */
  void define(Name name, int number, int position, Value value) {
    ValueBinding binding = bind(name);
    Value existing = binding.value(number);
    if (existing != null) {
      replace(name, number, position, existing, value, binding.position(number));
    }
    binding.set(number, value, position);
    defined.push(name);
    if (state.observer != null) {
      observeDefinition(existing, value, position);
    }
  }

  private void observeDefinition(@Nullable Value placeholder, Value value, int position) {
    state.observer.valueDefined(value, position);
    if (placeholder != null) {
      state.observer.placeholderReplaced(placeholder, value);
    }
  }

  private void replace(Name name, int number, int position, Value existing, Value value, int prior) {
    if (!isPlaceholder(existing)) {
      throw new ParseError(
          Diagnostic.error(state.location(position), "redefinition of SSA value '" + name.text + "'")
              .note(state.location(prior), "previously defined here"));
    }
    if (existing.type() != value.type()) {
      String message = "definition of SSA value '" + name.text + "#" + number + "' has type '" + value.type() + "'";
      throw new ParseError(
          Diagnostic.error(state.location(position), message)
              .note(state.location(prior), "previously used here with type '" + existing.type() + "'"));
    }
    existing.replaceAllUsesWith(value);
    unresolved.remove(existing);
  }

  /** Returns whether a value is a placeholder: an argument of a detached block without a location. */
  private static boolean isPlaceholder(Value value) {
    return value instanceof BlockArgument argument && argument.location() == null;
  }

  /** Returns the number of names with forward references. */
  int forwardCount() {
    return forward.size();
  }

  /**
   * Reports and removes the unresolved names of an operation, which is isolated from above, so that outer definitions
   * cannot resolve them.
   *
   * @param from the beginning of the operation
   * @param count the result of {@link #forwardCount} at its beginning
   */
  void endForward(int from, int count) {
    while (forward.size() > count) {
      unbind(forward.pop(), scope());
    }
    Map<Value, Integer> inside = new IdentityHashMap<>(unresolved);
    inside.values().removeIf(position -> position < from);
    ParseError undefined = undefined(inside.values());
    if (undefined != null) {
      unresolved.keySet().removeAll(inside.keySet());
      state.failOrReport(undefined);
    }
  }

  /** Returns an error about the names that were used and never defined, or null. */
  @Nullable ParseError undefined() {
    return undefined(unresolved.values());
  }

  private @Nullable ParseError undefined(Collection<Integer> positions) {
    ParseError all = null;
    List<Integer> open = new ArrayList<>(positions);
    Collections.sort(open);
    for (int position : open) {
      ParseError error = state.error(position, "use of undeclared SSA value name");
      all = all == null ? error : all.then(error);
      if (state.observer != null) {
        state.observer.error(position, position);
      }
    }
    return all;
  }
}
