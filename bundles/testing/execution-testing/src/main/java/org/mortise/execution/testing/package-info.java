// SPDX-License-Identifier: Apache-2.0
/** Test tools for the meanings of operations, to be used with test scope. */
@NullMarked
package org.mortise.execution.testing;

import org.jspecify.annotations.NullMarked;
