// SPDX-License-Identifier: Apache-2.0
/**
 * The pass {@code canonicalize}. It is a bundle of its own because the tests of all dialects run it, and the tests of
 * the other general passes need these dialects.
 */
@NullMarked
package org.mortise.pass.canonicalize.internal;

import org.jspecify.annotations.NullMarked;
