// SPDX-License-Identifier: Apache-2.0
/** The buffer-hoisting pass. */
@Version("0.1.0")
package org.mortise.pass.bufferhoisting;

import org.osgi.annotation.versioning.Version;
