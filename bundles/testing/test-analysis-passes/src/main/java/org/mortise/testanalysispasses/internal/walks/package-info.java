// SPDX-License-Identifier: Apache-2.0
/** Reports of nesting, uses, counts of operations, and topological order. */
@NullMarked
package org.mortise.testanalysispasses.internal.walks;

import org.jspecify.annotations.NullMarked;
