// SPDX-License-Identifier: Apache-2.0
/** Tests that no program, however malformed, causes an internal fault. */
@NullMarked
package org.mortise.hostile;

import org.jspecify.annotations.NullMarked;
