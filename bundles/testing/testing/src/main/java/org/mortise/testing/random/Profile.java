// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import org.jspecify.annotations.Nullable;

/** The constructs that a random program may use. */
public enum Profile {
  /** scf regions with memref arguments and results, views, casts, allocations of all kinds. */
  STRUCTURED(true, false, false, false, false),
  /** Acyclic cf branches with memref block arguments. */
  BRANCHES(false, true, false, false, false),
  /** Several functions that pass memrefs to each other. */
  CALLS(true, false, true, false, false),
  /** Unstructured loops by cf branches; MLIR's ownership pass rejects them. */
  LOOPS(false, true, false, true, false),
  /** Structured regions, acyclic branches and calls together. */
  MIXED(true, true, true, false, false),
  /** The operations of arith, from their definitions; mostly on constants, so that folders are tested. */
  ARITH("arith"),
  /** The operations of math, from their definitions. */
  MATH("math"),
  /** Views of memrefs: subviews, reshapes, casts, transpositions, and operations between them. */
  RESHAPES(false, false, false, false, false),
  /** Tensors, vectors and other values in regions of scf with unusual bounds, calls, and conversions to memrefs. */
  TENSORS(true, false, false, false, false),
  /**
   * Like {@link #MIXED}, with values that are also live in blocks to which they are forwarded, which MLIR's ownership
   * pass rejects, and with live results of region operations, for which it reads freed memory.
   */
  LIVE_RESULTS(true, true, true, false, true),
  /** Loops, conditions and accesses of affine with random maps. */
  AFFINE(true, false, false, false, false),
  /** Structured operations of linalg and operations of tensor. */
  LINALG(false, false, false, false, false),
  /** The operations of vector, from their definitions. */
  VECTORS("vector"),
  /** Tensors that are changed step by step, in regions and calls, as before bufferization. */
  BUFFERIZABLE(true, false, true, false, false),
  /**
   * Like {@link #BUFFERIZABLE}, with several blocks. MLIR overwrites block arguments in other blocks before they are
   * read.
   */
  BUFFERIZABLE_BLOCKS(true, true, true, false, false),
  /** The same, with slices at known distances, more blocks, and recursive functions, which MLIR rejects. */
  BUFFERIZABLE_RECURSION(true, true, true, false, false),
  /**
   * Computations with numbers and buffers in nested loops, conditions, blocks and calls, to be executed. Besides main,
   * {@code @work(memref<16xi32>, memref<?x4xf64>, memref<?xi8>, index) -> (i64, f64)} works on buffers of the caller,
   * of which the second has 8 rows and the last has 24 elements.
   */
  COMPUTATIONS(true, true, true, true, false),
  /**
   * Like {@link #COMPUTATIONS}, also with narrow floating-point numbers, and integers of unusual widths up to 128 bits.
   */
  ALL_COMPUTATIONS(true, true, true, true, false);

  final boolean regions;
  final boolean branches;
  final boolean calls;
  final boolean loops;
  final boolean liveResults;
  /** The dialect whose definitions the programs are made from, or null. */
  final @Nullable String dialect;

  Profile(boolean regions, boolean branches, boolean calls, boolean loops, boolean liveResults) {
    this.regions = regions;
    this.branches = branches;
    this.calls = calls;
    this.loops = loops;
    this.liveResults = liveResults;
    this.dialect = null;
  }

  Profile(String dialect) {
    this.regions = false;
    this.branches = false;
    this.calls = false;
    this.loops = false;
    this.liveResults = false;
    this.dialect = dialect;
  }
}
