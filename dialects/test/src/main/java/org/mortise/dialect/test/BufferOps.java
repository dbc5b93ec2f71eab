// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.CopyOpInterface;

/** Operations that read and write buffers. */
@Op(name = "test.buffer_based", summary = "Reads one buffer and writes another one.",
    operands = {"input: ANY_RANKED_OR_UNRANKED_MEMREF read", "output: ANY_RANKED_OR_UNRANKED_MEMREF write"},
    format = "`in` `` `(` $input `:` type($input) `)` `out` `` `(` $output `:` type($output) `)` attr-dict")
@Op(name = "test.region_buffer_based", summary = "Reads one buffer and writes another one; has a region.",
    operands = {"input: ANY_RANKED_OR_UNRANKED_MEMREF read", "output: ANY_RANKED_OR_UNRANKED_MEMREF write"},
    regions = "region", traits = "SINGLE_BLOCK",
    format = "`in` `` `(` $input `:` type($input) `)` `out` `` `(` $output `:` type($output) `)` $region attr-dict")
@Op(name = "test.region_yield", summary = "Ends a region.",
    operands = "result: ANY", traits = {"RETURN_LIKE", "PURE"},
    format = "$result `:` type($result) attr-dict")
@Op(name = "test.copy", summary = "Copies a buffer.",
    operands = {"source: ANY_RANKED_OR_UNRANKED_MEMREF read", "target: ANY_RANKED_OR_UNRANKED_MEMREF write"},
    format = "`(` $source `,` $target `)` `:` `(` type($source) `,` type($target) `)` attr-dict",
    implementations = BufferOps.Copy.class)
@Op(name = "test.tensor_based", summary = "Computes a tensor.",
    operands = "input: ANY_RANKED_TENSOR", results = "result: ANY_RANKED_TENSOR",
    format = "`in` `` `(` $input `:` type($input) `)` `->` type($result) attr-dict")
@Op(name = "test.forward_buffer", summary = "Returns its operand.",
    operands = "buffer: ANY_RANKED_OR_UNRANKED_MEMREF", results = "result: ANY_RANKED_OR_UNRANKED_MEMREF",
    traits = "PURE")
@Op(name = "test.read_buffer", summary = "Reads a buffer and has an unknown effect.",
    operands = "buffer: ANY_RANKED_OR_UNRANKED_MEMREF read", effects = "write")
public final class BufferOps {
  static final String COPY = "test.copy";
  static final String REGION_YIELD = "test.region_yield";

  private BufferOps() {}

  /** Copies from the first operand to the second one. */
  static final class Copy implements CopyOpInterface {
    @Override
    public Value getSource(Operation op) {
      return op.operand(0);
    }

    @Override
    public Value getTarget(Operation op) {
      return op.operand(1);
    }
  }
}
