// SPDX-License-Identifier: Apache-2.0
/** Aliases: the flow of buffers through a program, their origins, and the operations that allocate and free them. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.alias;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
