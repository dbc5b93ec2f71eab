// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.text.parser;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.ParseError;

/** The block names of the open regions. A name may be used before its block is defined. O(1) per name and use. */
final class BlockScopes {
  private final ParseState state;
  private final NameStack bound = new NameStack();
  private int[] marks = new int[32];
  private int[] scopes = new int[32];
  private int depth;
  private int nextScope = 1;

  BlockScopes(ParseState state) {
    this.state = state;
  }

  void push() {
    if (depth == marks.length) {
      marks = Arrays.copyOf(marks, depth * 2);
      scopes = Arrays.copyOf(scopes, depth * 2);
    }
    scopes[depth] = nextScope++;
    marks[depth++] = bound.size();
  }

  /** Closes a region. Fails if a block was named and never defined. */
  void pop() {
    checkDefined(marks[depth - 1]);
    leave();
  }

  /** Returns the number of open regions. */
  int depth() {
    return depth;
  }

  /** Closes regions with errors until {@code wanted} of them are open. */
  void popTo(int wanted) {
    while (depth > wanted) {
      leave();
    }
  }

  private void leave() {
    int mark = marks[--depth];
    while (bound.size() > mark) {
      Name name = bound.pop();
      name.block = name.block.shadowed;
    }
  }

  private void checkDefined(int mark) {
    ParseError all = null;
    for (int i = mark; i < bound.size(); i++) {
      BlockBinding binding = bound.get(i).block;
      if (binding.defined) {
        continue;
      }
      ParseError error = state.error(binding.position, "reference to an undefined block");
      all = all == null ? error : all.then(error);
      if (state.observer != null) {
        state.observer.error(binding.position, binding.position);
      }
    }
    if (all != null) {
      state.failOrReport(all);
    }
  }

  /** Returns the block that is used as a successor by a name. */
  Block use(Name name, int position) {
    BlockBinding binding = binding(name);
    Block block = binding != null ? binding.block : bind(name, new Block(), position).block;
    if (state.observer != null) {
      state.observer.blockUsed(block, position);
    }
    return block;
  }

  /**
   * Defines a block.
   *
   * @param given the block to define unless the name was used before; may be null
   */
  Block define(Name name, int position, Block given) {
    BlockBinding binding = binding(name);
    if (binding == null) {
      binding = bind(name, given != null ? given : new Block(), position);
    } else if (binding.defined) {
      throw state.error(position, "redefinition of block '" + name.text + "'");
    }
    binding.defined = true;
    if (state.observer != null) {
      state.observer.blockDefined(binding.block, position);
    }
    return binding.block;
  }

  /** Returns the blocks of the innermost region, in the order of their first occurrences. */
  List<Expectations.VisibleBlock> visible() {
    List<Expectations.VisibleBlock> found = new ArrayList<>();
    for (int i = depth == 0 ? bound.size() : marks[depth - 1]; i < bound.size(); i++) {
      Name name = bound.get(i);
      found.add(new Expectations.VisibleBlock(name.text, name.block.block));
    }
    return found;
  }

  private @Nullable BlockBinding binding(Name name) {
    BlockBinding binding = name.block;
    return binding != null && binding.scope == scopes[depth - 1] ? binding : null;
  }

  private BlockBinding bind(Name name, Block block, int position) {
    BlockBinding binding = new BlockBinding(name.block, scopes[depth - 1], block, position);
    name.block = binding;
    bound.push(name);
    return binding;
  }
}
