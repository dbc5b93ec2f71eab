// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

/** Which constructs a random program may use. */
public enum Profile {
  /** scf regions with memref arguments and results, views, casts, allocations of all kinds. */
  STRUCTURED(true, false, false, false),
  /** Acyclic cf branches with memref block arguments. */
  BRANCHES(false, true, false, false),
  /** Several functions that pass memrefs to each other. */
  CALLS(true, false, true, false),
  /** Unstructured loops by cf branches; the ownership pass of the reference refuses them. */
  LOOPS(false, true, false, true),
  /** Structured regions, acyclic branches and calls together. */
  MIXED(true, true, true, false),
  /** Scalar arithmetic only. */
  ARITH(false, false, false, false),
  /** Arithmetic on constants of all element types, scalar and shaped. */
  FOLDS(false, false, false, false),
  /** Views of memrefs: subviews, reshapes, casts, transpositions, and what is between them. */
  RESHAPES(false, false, false, false),
  /** Tensors, vectors and other values in regions of scf with odd bounds, calls, and conversions to memrefs. */
  TENSORS(true, false, false, false);

  final boolean regions;
  final boolean branches;
  final boolean calls;
  final boolean loops;

  Profile(boolean regions, boolean branches, boolean calls, boolean loops) {
    this.regions = regions;
    this.branches = branches;
    this.calls = calls;
    this.loops = loops;
  }
}
