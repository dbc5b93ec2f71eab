// SPDX-License-Identifier: Apache-2.0
/** The convert-bufferization-to-memref pass. */
@NullMarked
@Version("0.1.0")
package org.mortise.pass.bufferizationtomemref;

import org.jspecify.annotations.NullMarked;
import org.osgi.annotation.versioning.Version;
