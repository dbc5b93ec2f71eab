// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.test;

import org.mortise.ir.definition.Op;

/**
 * Creates or accesses a tuple. As in MLIR, these operations do not verify the element types and are not pure, so unused
 * ones are kept.
 */
@Op(name = "test.make_tuple", summary = "Creates a tuple.",
    operands = "inputs: ANY...", results = "result: ANY_TUPLE")
@Op(name = "test.get_tuple_element", summary = "Returns an element of a tuple.",
    operands = "source: ANY_TUPLE", attributes = "index: I32", results = "result: ANY")
final class TupleOps {

  private TupleOps() {}
}
