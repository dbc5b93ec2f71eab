// SPDX-License-Identifier: Apache-2.0
/** Test tools for all modules, to be used with test scope. */
@NullMarked
package org.mortise.testing;

import org.jspecify.annotations.NullMarked;
