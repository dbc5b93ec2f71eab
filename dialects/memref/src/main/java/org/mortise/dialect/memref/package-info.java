// SPDX-License-Identifier: Apache-2.0
/** The memref dialect. */
@Version("0.1.0")
package org.mortise.dialect.memref;

import org.osgi.annotation.versioning.Version;

