// SPDX-License-Identifier: Apache-2.0
/** Tests that passes preserve cached analyses only if they change nothing. */
@NullMarked
package org.mortise.preserved;

import org.jspecify.annotations.NullMarked;
