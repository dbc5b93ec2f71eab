// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OperationName;
import org.mortise.ir.Value;

/**
 * The continuations that the grammar allows after the end of an unfinished text, for completion in editors: {@link
 * IRParser#expectations} parses the text up to the cursor. Punctuation and literals such as numbers are not recorded.
 * Not thread-safe.
 */
public final class Expectations {
  /** A part of the grammar. */
  public enum Kind { OPERATION, VALUE, BLOCK, SYMBOL, TYPE, ATTRIBUTE, ATTRIBUTE_NAME }

  /**
   * A value that is visible at the end of the text.
   *
   * @param name its name in the text, with {@code #number} for one of several results
   */
  public record VisibleValue(String name, Value value) {}

  /** A block of the innermost region that was defined or used, with its label in the text. */
  public record VisibleBlock(String label, Block block) {}

  /** The scopes at the end of the text. */
  interface Scopes {
    @Nullable OperationName operation();

    int operandGroup();

    int attributeSlot();

    String defaultDialect();

    List<VisibleValue> values();

    List<VisibleBlock> blocks();
  }

  private static final Scopes NONE = new Scopes() {
    @Override
    public @Nullable OperationName operation() {
      return null;
    }

    @Override
    public int operandGroup() {
      return -1;
    }

    @Override
    public int attributeSlot() {
      return -1;
    }

    @Override
    public String defaultDialect() {
      return OperationParser.TOP_DIALECT;
    }

    @Override
    public List<VisibleValue> values() {
      return List.of();
    }

    @Override
    public List<VisibleBlock> blocks() {
      return List.of();
    }
  };

  private final Set<Kind> kinds = EnumSet.noneOf(Kind.class);
  private final Set<String> words = new LinkedHashSet<>();
  private @Nullable String attribute;
  private Scopes scopes = NONE;

  Expectations() {}

  void add(Kind kind) {
    kinds.add(kind);
  }

  void addWords(Collection<String> more) {
    words.addAll(more);
  }

  void setAttribute(String name) {
    attribute = name;
  }

  void setScopes(Scopes atEnd) {
    scopes = atEnd;
  }

  /** Returns whether there is no information, mostly because of an error before the end of the text. */
  public boolean isEmpty() {
    return kinds.isEmpty() && words.isEmpty();
  }

  /** Returns whether a part of the grammar may follow. */
  public boolean has(Kind kind) {
    return kinds.contains(kind);
  }

  /** Returns the bare words that may follow, in the order in which the parser tested them. */
  public Set<String> words() {
    return words;
  }

  /** Returns the name of the dictionary attribute whose value follows, or null. */
  public @Nullable String attribute() {
    return attribute;
  }

  /** Returns the unfinished operation; null between two operations. */
  public @Nullable OperationName operation() {
    return scopes.operation();
  }

  /** Returns the declared group of operands that the operation's format parses; -1 if the format has not begun one. */
  public int operandGroup() {
    return scopes.operandGroup();
  }

  /** Returns the declared attribute that the operation's format parses; -1 if the format has not begun one. */
  public int attributeSlot() {
    return scopes.attributeSlot();
  }

  /** Returns the dialect whose prefix operation names can omit. */
  public String defaultDialect() {
    return scopes.defaultDialect();
  }

  /**
   * Returns the values whose names are visible, in the order of their definitions, except for values known not to
   * dominate the end of the text.
   */
  public List<VisibleValue> values() {
    return scopes.values();
  }

  /** Returns the blocks of the innermost region, in the order of their first occurrences. */
  public List<VisibleBlock> blocks() {
    return scopes.blocks();
  }
}
