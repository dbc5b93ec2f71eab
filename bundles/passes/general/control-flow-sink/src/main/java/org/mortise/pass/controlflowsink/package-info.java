// SPDX-License-Identifier: Apache-2.0
/** Motion of operations into the only region that uses them. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.controlflowsink;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
