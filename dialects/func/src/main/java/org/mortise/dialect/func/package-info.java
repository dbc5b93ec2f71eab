// SPDX-License-Identifier: Apache-2.0
/** The func dialect. */
@Version("0.1.0")
package org.mortise.dialect.func;

import org.osgi.annotation.versioning.Version;
