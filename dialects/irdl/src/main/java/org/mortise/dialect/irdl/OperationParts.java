// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.irdl;

import java.util.List;

/** The definition of an operation by a text. */
record OperationParts(
    Constraints constraints,
    List<ValueGroup> operands,
    List<ValueGroup> results,
    List<NamedConstraint> attributes,
    List<RegionConstraint> regions) {}
