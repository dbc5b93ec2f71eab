// SPDX-License-Identifier: Apache-2.0
/** The builtin types. */
@Version("0.1.0")
package org.mortise.ir.types;

import org.osgi.annotation.versioning.Version;
