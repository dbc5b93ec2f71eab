// SPDX-License-Identifier: Apache-2.0
/** The convert-bufferization-to-memref pass. */
@Version("0.1.0")
package org.mortise.pass.bufferizationtomemref;

import org.osgi.annotation.versioning.Version;
