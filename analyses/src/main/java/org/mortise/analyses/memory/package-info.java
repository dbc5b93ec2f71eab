// SPDX-License-Identifier: Apache-2.0
/** The memory of functions: the bytes that are live simultaneously, their bound, and plans of offsets in an arena. */
@NullMarked
@Version("0.1.0")
package org.mortise.analyses.memory;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
