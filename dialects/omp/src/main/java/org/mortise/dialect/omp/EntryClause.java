// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import org.mortise.ir.Operation;

/** A clause whose variables are arguments of the entry block of an operation's region. */
enum EntryClause {
  HAS_DEVICE_ADDR("has_device_addr", Part.NONE),
  HOST_EVAL("host_eval", Part.NONE),
  IN_REDUCTION("in_reduction", Part.FLAGS),
  MAP("map_entries", Part.NONE),
  PRIVATE("private", Part.BARRIER),
  /** Private variables whose values may be those of mapped ones. */
  MAPPED_PRIVATE("private", Part.MAPS),
  REDUCTION("reduction", Part.MODIFIER),
  TASK_REDUCTION("task_reduction", Part.FLAGS),
  USE_DEVICE_ADDR("use_device_addr", Part.NONE),
  USE_DEVICE_PTR("use_device_ptr", Part.NONE);

  /** What a clause has besides variables and types. Each part includes symbols, apart from {@link #NONE}. */
  private enum Part {
    NONE, FLAGS, MODIFIER, BARRIER, MAPS
  }

  private static final int VARIABLES_AND_TYPES = 2;

  final String keyword;
  /** The name of the operands. */
  final String group;
  private final Part part;

  EntryClause(String keyword, Part part) {
    this.keyword = keyword;
    this.group = (keyword.equals("map_entries") ? "map" : keyword) + "_vars";
    this.part = part;
  }

  /** Returns whether the variables are arguments of the region of {@code op}, if it has such variables. */
  boolean hasArgumentsIn(Operation op) {
    return this != MAPPED_PRIVATE && (this != MAP || TargetOp.of(op) != null);
  }

  /** Returns whether each variable has a declaration: a reduction or a privatizer. */
  boolean hasSymbols() {
    return part != Part.NONE;
  }

  boolean hasModifier() {
    return part == Part.MODIFIER;
  }

  /** Returns whether each variable may be passed by reference. */
  boolean hasFlags() {
    return part == Part.FLAGS || part == Part.MODIFIER;
  }

  boolean hasBarrier() {
    return part == Part.BARRIER || part == Part.MAPS;
  }

  boolean hasMaps() {
    return part == Part.MAPS;
  }

  // ---- the arguments of the directive, from the first one of the clause --------------------------------------------

  /** Returns the number of arguments that the directive has for the clause. */
  int argumentCount() {
    return switch (part) {
      case NONE -> VARIABLES_AND_TYPES;
      case FLAGS, BARRIER -> VARIABLES_AND_TYPES + 2;
      case MODIFIER, MAPS -> VARIABLES_AND_TYPES + 2 + 1;
    };
  }

  /** Returns the position of the variables, which the types follow. */
  int variables() {
    return hasModifier() ? 1 : 0;
  }

  int flags() {
    return variables() + VARIABLES_AND_TYPES;
  }

  int symbols() {
    return variables() + VARIABLES_AND_TYPES + (hasFlags() ? 1 : 0);
  }

  int barrier() {
    return symbols() + 1;
  }

  int maps() {
    return barrier() + 1;
  }
}
