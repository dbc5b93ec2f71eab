// SPDX-License-Identifier: Apache-2.0
/** Motion of operations out of loops. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.loopinvariantcodemotion;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
