// SPDX-License-Identifier: Apache-2.0
/**
 * The pass {@code canonicalize}. A separate bundle because the tests of all dialects run it, while the tests of other
 * general passes depend on these dialects.
 */
@NullMarked
package org.mortise.pass.canonicalize.internal;

import org.jspecify.annotations.NullMarked;
