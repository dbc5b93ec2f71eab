// SPDX-License-Identifier: Apache-2.0
/** Motion of operations into the only region that uses them. */
@NullMarked
package org.mortise.pass.controlflowsink;

import org.jspecify.annotations.NullMarked;
