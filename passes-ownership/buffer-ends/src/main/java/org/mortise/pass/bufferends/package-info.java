// SPDX-License-Identifier: Apache-2.0
/** Finds the buffers of a function that are freed, returned or forwarded on each path. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bufferends;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
